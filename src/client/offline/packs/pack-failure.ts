import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from '#client/api/errors.ts';
import type { PackReply } from './protocol.ts';

/** The device has no pack of the table that was asked. */
export class PackMissing extends Error {
  override readonly name = 'PackMissing';
}

/** The device's store refused: full, closed or broken. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

type Told<Reply> = Reply extends { type: 'failed' } ? Omit<Reply, 'id' | 'type'> : never;
type Failure = Told<PackReply>;

/** Errors lose their class between threads; this names what happened so that {@link errorOf} can restore it. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof OfflineError) return { kind: 'offline', message };
  if (error instanceof TimeoutError) return { kind: 'timeout', message };
  if (error instanceof ForeignAnswerError) return { kind: 'foreign', message };
  if (error instanceof PackMissing) return { kind: 'missing', message };
  if (error instanceof ProblemError) {
    const { status, code, requestId } = error;
    return { kind: 'problem', message, status, code, requestId };
  }
  return { kind: 'storage', message };
}

/** The error of a failure, in the classes the rest of the client knows. */
export function errorOf(failure: Failure): Error {
  const { kind, message } = failure;
  if (kind === 'offline') return new OfflineError(message);
  if (kind === 'timeout') return new TimeoutError(message);
  if (kind === 'foreign') return new ForeignAnswerError(message);
  if (kind === 'missing') return new PackMissing(message);
  if (failure.kind === 'problem') return new ProblemError(failure);
  return new StorageError(message);
}
