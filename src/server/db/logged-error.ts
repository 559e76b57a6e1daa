import { DrizzleQueryError } from 'drizzle-orm';

/** Wrapped causes that are told of, as deep as the error handler looks for what happened. */
const DEPTH_MAX = 5;

/** Details in which PostgreSQL quotes values of rows and parameters. */
const QUOTING = new Set(['detail', 'hint', 'where', 'params']);

/** Its messages of this class quote the value that was not taken. */
const REFUSED_VALUE = /^22[0-9A-Z]{3}$/;

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && REFUSED_VALUE.test(code) ? 'a value was refused' : error.message;
}

/** The stack with the message that may be told; none where the one to leave out is not found in it. */
function stackOf({ stack = '', message }: Error, told: string): string {
  if (message === told) return stack;
  return stack.includes(message) ? stack.replace(message, () => told) : '';
}

/** Codes, constraints, addresses and the like: what stands beside the message in words and numbers of its own. */
function detailsOf(error: Error): [name: string, value: unknown][] {
  return Object.entries(error).filter(
    ([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) && !QUOTING.has(name) && name !== 'message',
  );
}

/** An error as the log has it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/**
 * An error and its causes as the log has them. A query that fails is told without its parameters: they are what
 * visitors typed, their phone numbers and the hashes of their passwords.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const message = messageOf(error);
  return {
    ...Object.fromEntries(detailsOf(error)),
    type: error.constructor.name,
    message,
    stack: stackOf(error, message),
    ...(error.cause === undefined || depth === DEPTH_MAX ? {} : { cause: loggedError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < DEPTH_MAX
      ? { errors: error.errors.map((one) => loggedError(one, depth + 1)) }
      : {}),
  };
}
