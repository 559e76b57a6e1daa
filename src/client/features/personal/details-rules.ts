import * as z from 'zod/mini';
import { parseJson } from '#client/lib/parse-json.ts';
import { type UserContent, userContent } from '#contract/users.ts';

// Without this zod tries `new Function` once, which the content security policy blocks and reports.
z.config({ jitless: true });

/** Fields of the form in its order: the first that is wrong gets the focus. */
export const DETAILS_FIELDS = [
  'firstName',
  'name',
  'email',
  'position',
  'companyName',
  'companyPhone',
  'companyEmail',
  'companyAddress',
] as const satisfies readonly (keyof UserContent)[];
export type DetailsField = (typeof DETAILS_FIELDS)[number];

/** A fault of a field; the form supplies its words. */
export type DetailsFault = 'empty' | 'email' | 'long' | 'sign';
export type DetailsFaults = Partial<Record<DetailsField, DetailsFault>>;

/** Values of the form as they are sent: without blanks around them. */
function trimmed(values: UserContent): UserContent {
  const next = { ...values };
  for (const field of DETAILS_FIELDS) next[field] = values[field].trim();
  return next;
}

/** PERS-03: what is wrong with the form, by the contract's own rules. */
export function faultsOf(values: UserContent): DetailsFaults {
  const faults: DetailsFaults = {};
  for (const { path, code } of userContent.safeParse(trimmed(values)).error?.issues ?? []) {
    const field = DETAILS_FIELDS.find((name) => name === path[0]);
    if (field === undefined) continue;
    const isEmail = field === 'email' || field === 'companyEmail';
    if (code === 'too_small') faults[field] = 'empty';
    else faults[field] ??= isEmail ? 'email' : code === 'too_big' ? 'long' : 'sign';
  }
  return faults;
}

/** The fields that differ from what the server has. */
export function changesOf(values: UserContent, before: UserContent): Partial<UserContent> {
  const next = trimmed(values);
  return Object.fromEntries(
    DETAILS_FIELDS.filter((field) => next[field] !== before[field]).map((field) => [field, next[field]]),
  );
}

/**
 * The form after `sent` was saved as `saved`: the saved values, with those typed while it was on its way. Null when
 * nothing was typed meanwhile.
 */
export function typedMeanwhile(typed: UserContent, sent: UserContent, saved: UserContent): UserContent | null {
  const fresh = DETAILS_FIELDS.filter((field) => typed[field] !== sent[field]);
  if (fresh.length === 0) return null;
  return { ...saved, ...Object.fromEntries(fresh.map((field) => [field, typed[field]])) };
}

const draft = z.record(z.enum(DETAILS_FIELDS), z.string());

/** Parses the draft of the form that the device kept as text; null when the text is no such form. */
export function readDetails(text: string | null): UserContent | null {
  return parseJson(draft, text);
}
