import { randomBytes } from 'node:crypto';

/**
 * Makes the ids of requests: a random beginning per process and a number, so that they are unique without costing
 * random bytes each time. What a client sends as its own id is not taken over: it would end up in the log.
 */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
