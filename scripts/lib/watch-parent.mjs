import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Calls `onGone` once npm, the shell that npm starts commands with, or the process that handed this one on, is gone.
 * Killed by force they cannot pass a signal on, and the shell does not even pass on SIGTERM; yet whoever ended them
 * expects that all of the command has ended. `onGone` gets the signal to go by: SIGTERM when only the parent is gone,
 * which is what npm does when it gets that signal, else SIGINT, which does not wait for a load balancer. Does nothing
 * for a command that was started directly.
 */
export function watchParent(onGone) {
  const { npm_lifecycle_event: script, HARBOURWAY_HANDED_ON: handedOn } = process.env;
  if (script === undefined && handedOn === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    const now = ancestors();
    if (now.parent === before.parent && now.grandparent === before.grandparent) return;
    clearInterval(timer);
    onGone(now.parent === before.parent ? 'SIGINT' : 'SIGTERM');
  }, 300);
  timer.unref();
}

/** The ids of the parent process and of its parent; a process that loses its parent gets another one. */
function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return { parent, grandparent: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] };
  } catch {
    return { parent, grandparent: undefined };
  }
}
