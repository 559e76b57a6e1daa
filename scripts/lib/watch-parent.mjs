import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Calls `onGone` once npm, the shell that npm starts commands with, or the process that handed this one on, is gone.
 * Killed by force they cannot pass a signal on, and the shell does not even pass on SIGTERM; yet whoever ended them
 * expects that all of the command has ended. Does nothing for a command that was started directly.
 */
export function watchParent(onGone) {
  const { npm_lifecycle_event: script, HARBOURWAY_HANDED_ON: handedOn } = process.env;
  if (script === undefined && handedOn === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    onGone();
  }, 300);
  timer.unref();
}

/** The parent and its parent, as a text to compare: whoever loses a parent gets another one. */
function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}
