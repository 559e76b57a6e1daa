import process from 'node:process';

/**
 * Calls `onGone` once npm, or the process that handed this one on, is gone: killed by force, it could not pass the
 * signal on, and whoever killed it expects that all of the command has ended. Does nothing for a command that was
 * started directly.
 */
export function watchParent(onGone) {
  const { npm_lifecycle_event: script, HARBOURWAY_HANDED_ON: handedOn } = process.env;
  if (script === undefined && handedOn === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 300);
  timer.unref();
}
