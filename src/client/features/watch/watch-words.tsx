import { partWords } from '#client/i18n/part-words.tsx';

/** Words of what this feature shows on the pages of others, to be fetched before it is drawn. */
export const { load: loadWatchWords, Words: WatchWords } = partWords(['start', 'watch']);
