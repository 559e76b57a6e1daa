import { useState } from 'react';
import type { TrackingAnswer } from '#contract/tracking.ts';

interface Look {
  data: TrackingAnswer | undefined;
  /** When the server gave it (ms). */
  dataUpdatedAt: number;
}

/** The answer as it stood on this device when the page was opened, and when it was given (ms). */
export interface LastLook {
  answer: TrackingAnswer;
  at: number;
}

/**
 * The answer that the visitor saw last, which is the one that the device has kept: every answer that comes is shown.
 * Null at the first look.
 */
export function useLastLook({ data, dataUpdatedAt }: Look): LastLook | null {
  const [opened] = useState(() => Date.now());
  const [before, setBefore] = useState<LastLook | null>(null);
  // An answer that was kept may for a moment bear the time at which it was read.
  if (before === null && data?.state === 'found' && dataUpdatedAt > 0 && dataUpdatedAt < opened) {
    setBefore({ answer: data, at: dataUpdatedAt });
  }
  return before;
}
