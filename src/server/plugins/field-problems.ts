import type * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import type { FieldProblem } from '#contract/problems.ts';
import type { TextSchema } from '#contract/route.ts';
import { errorWords } from './error-words.ts';
import { Problem } from './problem.ts';
import { UnreadQuery } from './query-string.ts';

type Issue = z.core.$ZodIssue;

function limitReason(issue: Issue, locale: Locale): string | null {
  const { reasons } = errorWords[locale];
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_big') return (isText ? reasons.tooLong : reasons.tooBig)(Number(issue.maximum));
  if (issue.code === 'too_small' && isText && issue.minimum === 1) return reasons.required;
  if (issue.code === 'too_small') return (isText ? reasons.tooShort : reasons.tooSmall)(Number(issue.minimum));
  return null;
}

function reasonOf(issue: Issue, locale: Locale): string {
  const { reasons } = errorWords[locale];
  const limit = limitReason(issue, locale);
  if (limit !== null) return limit;
  if (issue.code === 'invalid_value') return reasons.notOneOf;
  return issue.code === 'invalid_type' && issue.input === undefined ? reasons.required : reasons.doesNotFit;
}

/** One problem for each field: the first, since the others mostly follow from it. */
function fieldsOf(part: string, issues: readonly Issue[], locale: Locale): FieldProblem[] {
  const fields = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const path = [part, ...issue.path.map(String)].join('.');
    if (!fields.has(path)) fields.set(path, { path, reason: reasonOf(issue, locale) });
  }
  return [...fields.values()];
}

/** The three parts of a request as they came, before anything is known about them. */
export interface RawParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Schemas = { readonly [Part in keyof RawParts]?: TextSchema };

/** Reads the parts of a request by their schemas; throws one `validation` problem that names every field that does not fit. */
export function readParts(schemas: Schemas, raw: RawParts, locale: Locale): RawParts {
  const query = raw.query instanceof UnreadQuery ? raw.query.read() : raw.query;
  if (query === null) {
    const fields = [{ path: 'query', reason: errorWords[locale].reasons.queryRefused }];
    throw new Problem('validation', { fields });
  }
  const given: RawParts = { ...raw, query };
  // PostgreSQL has no text with this character and would answer with an error of its own.
  if (Object.values(Object(raw.params)).some((value) => String(value).includes('\0'))) {
    throw new Problem('validation', { fields: [{ path: 'params', reason: errorWords[locale].reasons.doesNotFit }] });
  }
  const parts: RawParts = { params: undefined, query: undefined, body: undefined };
  const fields: FieldProblem[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const result = schemas[part]?.safeParse(given[part]);
    if (result === undefined) continue;
    if (result.success) parts[part] = result.data;
    else fields.push(...fieldsOf(part, result.error.issues, locale));
  }
  if (fields.length > 0) throw new Problem('validation', { fields });
  return parts;
}
