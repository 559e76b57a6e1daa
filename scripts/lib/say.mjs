import process from 'node:process';

/** A failure that one sentence explains. */
export class Failure extends Error {}

/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Prints what went wrong: a sentence where there is one, else the whole error. */
export function explain(error) {
  process.stderr.write(`${error instanceof Failure ? error.message : (error?.stack ?? error)}\n`);
}

/** `1 min 5 s`, `12 s` or `0.4 s` since a time of performance.now(). */
export const since = (began) => seconds(performance.now() - began);

/** Milliseconds as `1 min 5 s`, `12 s` or `0.4 s`. */
export function seconds(ms) {
  const whole = Math.round(ms / 1000);
  if (whole < 10) return `${(ms / 1000).toFixed(1)} s`;
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
