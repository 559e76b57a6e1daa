import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** A question to the thread: a password to be hashed, or compared with a hash. */
export type Asked = { password: string; options: Options } | { password: string; stored: string };
/** The thread's answer: the hash, whether it is the right password, or why neither can be said. */
export type Answered = { said: string | boolean } | { fault: string };

/** Whatever else wants the processor goes first. A thread has a priority of its own on Linux alone, under its own number. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Then it is as important as anything else.
  }
}

function answer(asked: Asked): Answered {
  try {
    if ('stored' in asked) return { said: verifySync(asked.stored, asked.password) };
    return { said: hashSync(asked.password, asked.options) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

giveWay();
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)));
