import type { Api } from '#client/api/api.ts';
import { ProblemError } from '#client/api/errors.ts';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import type { ContactField, ContactValues } from './contact-draft.ts';
import type { ContactFaults } from './contact-rules.ts';

/** A server that has not answered by then will be asked again by the visitor, in milliseconds. */
const TIMEOUT_MS = 30_000;
const OPTIONS = { timeoutMs: TIMEOUT_MS };

/** FORM-02: has a code sent; resolves to the seconds after which a further one may be asked for. */
export async function sendCode(api: Api, { byEmail, fromPhone, fromEmail }: ContactValues): Promise<number> {
  const answer = byEmail
    ? await api.call('verification.sendEmail', { body: { email: fromEmail.trim(), purpose: 'contact' } }, OPTIONS)
    : await api.call('verification.sendSms', { body: { phoneNumber: fromPhone, purpose: 'contact' } }, OPTIONS);
  return answer.retryAfterSeconds;
}

/** What was verified for a message: the same again needs no second check, and its code would not pass one. */
export const verifiedText = ({ id, byEmail, fromPhone, fromEmail, code }: ContactValues): string =>
  JSON.stringify([id, byEmail ? fromEmail.trim() : fromPhone, code]);

/** FORM-03: has the server check address and code, for this message. Rejects with `code-wrong`. */
export async function verify(api: Api, { byEmail, fromPhone, fromEmail, code, id }: ContactValues): Promise<void> {
  const proof = { code, purpose: 'contact', messageKey: id } as const;
  if (byEmail) await api.call('verification.verifyEmail', { body: { email: fromEmail.trim(), ...proof } }, OPTIONS);
  else await api.call('verification.verifySms', { body: { phoneNumber: fromPhone, ...proof } }, OPTIONS);
}

/** FORM-03: sends the message itself, once under its id; resolves to the server's sentence. `about` is an expert's id. */
export async function sendMessage(api: Api, values: ContactValues, about: string | null): Promise<string> {
  const { id, fromName, fromCompanyName, fromPhone, fromEmail, fromMessage, code, byEmail } = values;
  const body = {
    id,
    fromName: fromName.trim(),
    fromCompanyName: fromCompanyName.trim(),
    fromPhone: fromPhone.trim(),
    fromEmail: fromEmail.trim(),
    fromMessage: fromMessage.trim(),
    moduleType: about === null ? 'aboutus' : 'team',
    type: about === null ? 'contact-us' : about.slice(0, 40),
    code,
    verifiedBy: byEmail ? 'email' : 'phone',
    consent: TERMS_VERSION,
  } as const;
  const answer = await api.call('contact.add', { body }, { ...OPTIONS, idempotencyKey: id });
  return answer.text;
}

/** The fields that a refusal of the server is about, with its sentence; null when it is about none of them. */
export function refusedFields(error: unknown): ContactFaults | null {
  if (!(error instanceof ProblemError)) return null;
  if (error.code === 'code-wrong' || error.code === 'not-verified') return { code: { said: error.message } };
  const faults: ContactFaults = {};
  for (const { path } of error.fields) {
    const name = path.replace(/^body\./, '');
    const field = ({ phoneNumber: 'fromPhone', email: 'fromEmail' }[name] ?? name) as ContactField;
    faults[field] = field === 'fromPhone' ? 'phone' : field === 'fromEmail' ? 'email' : 'sign';
  }
  return Object.keys(faults).length > 0 ? faults : null;
}
