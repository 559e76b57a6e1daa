import type { ComponentType } from 'react';
import { part } from '#client/lib/part.tsx';
import type { Shipment } from '#client/offline/watch/watched.ts';

/** A part that stands on the page of another feature and brings its words along. */
function guest<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return part<Props>(async () => {
    const [component] = await Promise.all([
      load(),
      import('./watch-words.tsx').then((words) => words.loadWatchWords()),
    ]);
    return component;
  });
}

/** Puts a shipment on the watch-list or takes it off; for the page that tells where it is. */
export const WatchThis = guest<Shipment>(async () => (await import('./watch-this.tsx')).WatchThis);

/** Keeps a number that cannot be asked for now until there is a connection. */
export const AskLater = guest<Shipment>(async () => (await import('./ask-later.tsx')).AskLater);

/** The way to watch-list and notices, and the numbers that wait. */
export const ShipmentLists = guest<object>(async () => (await import('./shipment-lists.tsx')).ShipmentLists);

/** The numbers that wait for a connection or were answered since; nothing when there are none. */
export const WaitingQuestions = guest<object>(async () => (await import('./waiting-questions.tsx')).WaitingQuestions);
