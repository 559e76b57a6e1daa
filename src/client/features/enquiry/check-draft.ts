import * as z from 'zod/mini';
import type { SenderContact } from '#client/offline/captcha/send-code.ts';
import { goesByEmail, type Offered } from '#client/offline/offers.ts';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { type Enquiry, enquiry } from '#contract/enquiry.ts';
import { mainlandMobileOf } from '#domain/digits.ts';
import { plainNumber } from '#domain/plain-number.ts';
import { isReadyDate } from '#domain/ready-date.ts';
import { type DraftField, type EnquiryDraft, withType } from './draft.ts';

// Without this zod tries `new Function` once, which the content security policy blocks and reports.
z.config({ jitless: true });

/** A problem of a field; the form supplies its words. */
export type DraftProblem =
  | 'missing'
  | 'port'
  | 'same-port'
  | 'long'
  | 'number'
  | 'whole-number'
  | 'date'
  | 'phone'
  | 'email'
  | 'reach'
  | 'sign';

export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

/** Null for an empty field; what is no number is none of the contract's either. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(plainNumber(text) || 'NaN'));

/** The ways that a code can be sent. */
type Ways = Pick<Offered, 'sms' | 'email'>;

const BOTH: Ways = { sms: true, email: true };

/** Where the code of an enquiry goes: to a mobile number of mainland China, else to the e-mail address, where both are offered. */
export function contactOf({ fromPhone, fromEmail }: EnquiryDraft, ways: Ways = BOTH): SenderContact {
  const phone = mainlandMobileOf(fromPhone);
  return goesByEmail(ways, phone === null)
    ? { by: 'email', address: fromEmail.trim() }
    : { by: 'phone', address: phone ?? fromPhone.trim() };
}

/** The request that a form amounts to, right or wrong. */
function requestOf(draft: EnquiryDraft, ways: Ways = BOTH): unknown {
  const { type, cargoType, goods, fromName, fromPhone, fromEmail, fromCompanyName, fromMessage } = draft;
  const load =
    withType(draft, type).kind === 'boxes'
      ? { kind: 'boxes', boxes: draft.boxes.map((some) => ({ type: some.type, count: numberOf(some.count) })) }
      : {
          kind: 'loose',
          packages: numberOf(draft.packages),
          weightKg: numberOf(draft.weightKg),
          volumeM3: numberOf(draft.volumeM3),
        };
  return {
    id: draft.id,
    moduleType: 'product',
    type,
    polCode: draft.pol?.code ?? '',
    podCode: draft.pod?.code ?? '',
    cargoType,
    goods,
    load,
    readyDate: draft.readyDate === '' ? null : draft.readyDate,
    fromName,
    fromPhone: mainlandMobileOf(fromPhone) ?? fromPhone,
    fromEmail: fromEmail.trim(),
    fromCompanyName,
    fromMessage,
    verifiedBy: contactOf(draft, ways).by,
    consent: TERMS_VERSION,
  };
}

/** The field of the form that a path of the request belongs to. */
function fieldOf(path: readonly string[]): DraftField {
  const [head, inner] = path;
  if (head === 'polCode') return 'pol';
  if (head === 'podCode') return 'pod';
  if (head !== 'load') return head as DraftField;
  return inner === 'packages' || inner === 'weightKg' || inner === 'volumeM3' ? inner : 'boxes';
}

const byField: Partial<Record<DraftField, DraftProblem>> = {
  pol: 'port',
  pod: 'port',
  boxes: 'whole-number',
  packages: 'whole-number',
  weightKg: 'number',
  volumeM3: 'number',
  readyDate: 'date',
  fromPhone: 'phone',
  fromEmail: 'email',
};

/** The problem that a refusal of a field stands for, whether the form's own check or the server refused it. */
function problemOf(draft: EnquiryDraft, field: DraftField): DraftProblem {
  if (field === 'pod' && draft.pol && draft.pol.code === draft.pod?.code) return 'same-port';
  if (field === 'fromEmail' && draft.fromEmail.trim() === '') return 'reach';
  const value = draft[field];
  if (field === 'goods' || field === 'fromName') return value === '' ? 'missing' : 'sign';
  if (field === 'weightKg' && value === '') return 'missing';
  return byField[field] ?? 'sign';
}

/** A form by the contract's own rules: the request to send, or what is wrong with which field. */
export function checkDraft(draft: EnquiryDraft, today: string, ways: Ways = BOTH): Enquiry | DraftProblems {
  const result = enquiry.safeParse(requestOf(draft, ways));
  const problems: DraftProblems = {};
  for (const issue of result.error?.issues ?? []) {
    const field = fieldOf(issue.path.map(String));
    const isLong = issue.code === 'too_big' && issue.origin === 'string';
    const isBlank = issue.code === 'too_small' && issue.origin === 'string';
    problems[field] ??= isLong ? 'long' : isBlank ? 'missing' : problemOf(draft, field);
  }
  // A number with a slip in it is to be mended, not to be replaced by an address.
  if (problems.fromPhone === 'phone' && problems.fromEmail === 'reach') delete problems.fromEmail;
  if (draft.readyDate !== '' && !isReadyDate(draft.readyDate, today)) problems.readyDate = 'date';
  return result.success && Object.keys(problems).length === 0 ? result.data : problems;
}

/** Whether a form was in order. */
export function isRequest(checked: Enquiry | DraftProblems): checked is Enquiry {
  return 'moduleType' in checked;
}
