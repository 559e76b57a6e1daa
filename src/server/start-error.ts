/**
 * A reason the server cannot start, or its database cannot be used, said in one sentence to the person who started it.
 * Printed without a stack; the process ends with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` of a Node or PostgreSQL error (`EACCES`, `28P01`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of whatever was thrown. */
export function errorText(error: unknown): string {
  // Connecting to a host with several addresses fails with an AggregateError whose own message is empty.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorText).join('; ');
  return error instanceof Error ? error.message : String(error);
}
