import { z } from 'zod';

/** One environment variable: what the README's table prints, what an error message says, and the schema that reads it. */
export interface Variable<Schema extends z.ZodType> {
  /** Used when the variable is unset or empty; an empty text means "none". */
  fallback: string;
  meaning: string;
  /** Completes the sentence "NAME must be …". */
  must: string;
  schema: Schema;
  /** Values that may hold a password are never repeated in a message. */
  secret?: true;
}

/** Keeps the type of a variable's schema. */
export const named = <Schema extends z.ZodType>(variable: Variable<Schema>): Variable<Schema> => variable;

/** A whole number written in digits. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** Last parts of names that lead nowhere outside of a machine or network. */
const INSIDE = ['localhost', 'local', 'internal', 'lan', 'home', 'corp', 'invalid'];

/** Whether others can write to an `https:` or `mailto:` address: push services refuse one of this machine or network. */
export function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  const host = protocol === 'mailto:' ? (/^[^\s@]+@([^\s@]+)$/.exec(pathname)?.[1] ?? '') : hostname;
  const [last = '', ...others] = host.toLowerCase().replace(/\.$/, '').split('.').reverse();
  return others.length > 0 && others.every((part) => part !== '') && /^[a-z]/.test(last) && !INSIDE.includes(last);
}

/** Empty text as null, anything else by the schema. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]);
