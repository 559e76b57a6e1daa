import { partWithWords } from '#client/i18n/part-with-words.tsx';
import type { TrackedNumber } from '#client/offline/watch/tracking-question.ts';
import type { Shipment } from '#client/offline/watch/watched.ts';

/** Parts that stand on the pages of another feature and bring their words along. */
const guest = partWithWords(['start', 'watch']);

/** Puts a shipment on the watch-list or takes it off; for the page that tells where it is. */
export const WatchThis = guest<Shipment>(async () => (await import('./watch-this.tsx')).WatchThis);

/** Keeps a number that cannot be asked for now until there is a connection. */
export const AskLater = guest<TrackedNumber>(async () => (await import('./ask-later.tsx')).AskLater);

/** The way to watch-list and notices, and the numbers that wait. */
export const ShipmentLists = guest<object>(async () => (await import('./shipment-lists.tsx')).ShipmentLists);

/** The numbers that wait for a connection or were answered since; nothing when there are none. */
export const WaitingQuestions = guest<object>(async () => (await import('./waiting-questions.tsx')).WaitingQuestions);
