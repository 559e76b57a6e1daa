const MINUTE = 60_000;

/** A time span in whole units, the rest cut off. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
}

/** How long it is from `now` to a moment (ms); null when the moment has passed. */
export function timeLeft(at: number, now: number): Span | null {
  if (at <= now) return null;
  const minutes = Math.floor((at - now) / MINUTE);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
