import { partWords } from '#client/i18n/part-words.tsx';

/** Words of what waits to be sent, to be fetched before any part of it is drawn. */
export const { load: loadOutboxWords, Words: OutboxWords } = partWords(['start', 'outbox']);
