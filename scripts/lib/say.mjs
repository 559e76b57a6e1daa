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
export function since(began) {
  const seconds = (performance.now() - began) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
