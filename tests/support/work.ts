import process from 'node:process';

/**
 * What some work costs this process and its threads, in milliseconds of a processor: unlike its duration not the longer
 * for what else the machine has to do.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
