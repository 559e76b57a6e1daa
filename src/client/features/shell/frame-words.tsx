import { partWords } from '#client/i18n/part-words.tsx';

/** Words of header and footer: `loadFrameWords` fetches them, `FrameWords` gives them to what is inside. */
export const { load: loadFrameWords, Words: FrameWords } = partWords(['start', 'shell']);
