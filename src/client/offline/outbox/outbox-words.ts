import { partWithWords } from '#client/i18n/part-with-words.tsx';

/** Words of what waits to be sent. */
export const outboxPart = partWithWords(['start', 'outbox']);
