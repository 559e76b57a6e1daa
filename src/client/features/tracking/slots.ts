import type { ComponentType } from 'react';
import type { AskedNumber } from './asked.ts';

/** Components of other features that this page shows; the route supplies them. */
export interface TrackingSlots {
  /** Beside the answer about a number: puts it on the watch-list. */
  watch?: ComponentType<Pick<AskedNumber, 'number' | 'businessType'>> | undefined;
  /** Where nobody can be asked for lack of a connection: keeps the question until there is one. */
  askLater?: ComponentType<AskedNumber> | undefined;
  /** Below the field, or below the answer: the way to the watch-list and to the questions that wait. */
  lists?: ComponentType | undefined;
}
