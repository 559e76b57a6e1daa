import { isMainThread } from 'node:worker_threads';

/** As often as this the event loop is looked at, in milliseconds. */
const LOOK_MS = 10;

/**
 * The real server, which says at SIGUSR2 how long the thread that answers has worked at most without looking at anything
 * else since the last time. By what it had of a core, so that other programs of the machine add nothing.
 */
if (isMainThread) {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [before, longest] = [worked(), 0];
  setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }, LOOK_MS).unref();
  process.on('SIGUSR2', () => {
    console.log(`Longest stall: ${Math.round(longest)} ms`);
    longest = 0;
  });
}
await import('#server/main.ts');
