import type * as z from 'zod/mini';
import type { TextSchema } from '#contract/route.ts';
import { type FieldFault, misfit, Problem, type Reason } from './problem.ts';

type Issue = z.core.$ZodIssue;

function limitReason(issue: Issue): Reason | null {
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_big') return [isText ? 'tooLong' : 'tooBig', Number(issue.maximum)];
  if (issue.code === 'too_small' && isText && issue.minimum === 1) return 'required';
  if (issue.code === 'too_small') return [isText ? 'tooShort' : 'tooSmall', Number(issue.minimum)];
  return null;
}

function reasonOf(issue: Issue): Reason {
  const limit = limitReason(issue);
  if (limit !== null) return limit;
  if (issue.code === 'invalid_value') return 'notOneOf';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'doesNotFit';
}

/** One problem for each field: the first, since the others mostly follow from it. */
function fieldsOf(part: string, issues: readonly Issue[]): FieldFault[] {
  const fields = new Map<string, FieldFault>();
  for (const issue of issues) {
    const path = [part, ...issue.path.map(String)].join('.');
    if (!fields.has(path)) fields.set(path, { path, reason: reasonOf(issue) });
  }
  return [...fields.values()];
}

/** The three parts of a request as they came, before anything is known about them; a query that was not taken is null. */
interface RawParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Schemas = { readonly [Part in keyof RawParts]?: TextSchema };

/** Whether a text has what PostgreSQL has no text for, and would answer with an error of its own: a NUL, half a character. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** The texts of a part that cannot be stored, at any depth. No recursion: a body may nest as deeply as its size allows. */
function unstorable(part: string, given: unknown): FieldFault[] {
  const fields: FieldFault[] = [];
  const left: [path: string, value: unknown][] = [[part, given]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && isUnstorable(value)) fields.push({ path, reason: 'doesNotFit' });
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (isUnstorable(name)) fields.push({ path, reason: 'doesNotFit' });
      else left.push([`${path}.${name}`, inner]);
    }
  }
  return fields;
}

/** Reads the parts of a request by their schemas; throws one `validation` problem that names every field that does not fit. */
export function readParts(schemas: Schemas, raw: RawParts): RawParts {
  if (raw.query === null) throw misfit('query', 'queryRefused');
  const parts: RawParts = { params: undefined, query: undefined, body: undefined };
  const fields: FieldFault[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const result = schemas[part]?.safeParse(raw[part]);
    if (result === undefined) continue;
    if (result.success) {
      parts[part] = result.data;
      fields.push(...unstorable(part, result.data));
    } else fields.push(...fieldsOf(part, result.error.issues));
  }
  if (fields.length > 0) throw new Problem('validation', { fields });
  return parts;
}
