import type { Dataset } from '#contract/datasets.ts';
import { errorOf } from './pack-failure.ts';
import type { PackCall, PackCalls, PackReply, PackRequest } from './protocol.ts';

interface Waiting {
  done: (output: PackCalls[PackCall]['out']) => void;
  failed: (error: Error) => void;
  progress: (loaded: number, total: number) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

function settle(reply: PackReply): void {
  const entry = waiting.get(reply.id);
  if (!entry) return;
  if (reply.type === 'progress') {
    entry.progress(reply.loaded, reply.total);
    return;
  }
  waiting.delete(reply.id);
  if (reply.type === 'done') entry.done(reply.output);
  else entry.failed(errorOf(reply));
}

/** A worker that died (out of memory, or its file is gone) must not leave questions without an answer. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  const failures = [...waiting.values()];
  waiting.clear();
  for (const entry of failures) entry.failed(errorOf({ kind: 'storage', message: 'The pack worker stopped' }));
}

function start(): Worker {
  const made = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module', name: 'packs' });
  made.addEventListener('message', (event: MessageEvent<PackReply>) => settle(event.data));
  made.addEventListener('error', giveUp);
  return made;
}

/** Asks the pack worker, which is started at the first question. Rejects with the client's error classes. */
export function askPacks<Call extends PackCall>(
  call: Call,
  input: PackCalls[Call]['in'],
  progress: (loaded: number, total: number) => void = () => undefined,
): Promise<PackCalls[Call]['out']> {
  worker ??= start();
  const target = worker;
  lastId += 1;
  const request: PackRequest<Call> = { id: lastId, call, input };
  return new Promise((resolve, reject) => {
    // The reply carries the output of the call it answers: ids pair them.
    waiting.set(request.id, { done: resolve as Waiting['done'], failed: reject, progress });
    target.postMessage(request);
  });
}

/** Has this tab's worker, where there is one, read a table anew at the next question to it. */
export async function letGo(dataset: Dataset): Promise<void> {
  if (worker !== null) await askPacks('close', { dataset });
}
