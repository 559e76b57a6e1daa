import { ProblemError } from '#client/api/errors.ts';
import type { SenderContact } from '#client/offline/captcha/send-code.ts';
import type { NewEntry } from '#client/offline/outbox/outbox.ts';
import { reactionTo } from '#client/offline/reactions.ts';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import type { ContactMessage } from '#contract/contact.ts';
import type { ContactField, ContactValues } from './contact-draft.ts';
import type { ContactFaults } from './contact-rules.ts';

/** Longest name of what a message is about. */
const TYPE_MAX = 40;

/** The address that the code of a form goes to. */
export function contactOf({ byEmail, fromPhone, fromEmail }: ContactValues): SenderContact {
  return byEmail ? { by: 'email', address: fromEmail.trim() } : { by: 'phone', address: fromPhone.trim() };
}

/** The message that a form amounts to, for sending now or later; `about` is the expert it is for. */
export function entryOf({ code: _code, ...draft }: ContactValues, about: string | null): NewEntry {
  const { id, fromName, fromCompanyName, fromPhone, fromEmail, fromMessage, byEmail } = draft;
  const body: ContactMessage = {
    id,
    fromName: fromName.trim(),
    fromCompanyName: fromCompanyName.trim(),
    fromPhone: fromPhone.trim(),
    fromEmail: fromEmail.trim(),
    fromMessage: fromMessage.trim(),
    moduleType: about === null ? 'aboutus' : 'team',
    type: about === null ? 'contact-us' : about.slice(0, TYPE_MAX),
    verifiedBy: byEmail ? 'email' : 'phone',
    consent: TERMS_VERSION,
  };
  return { id, route: 'contact.add', body, draft, contact: contactOf({ ...draft, code: '' }) };
}

/** The fields that a refusal of the server is about, with its sentence; null when it is about none of them. */
export function refusedFields(error: unknown): ContactFaults | null {
  if (!(error instanceof ProblemError)) return null;
  if (error.code === 'code-wrong' || error.code === 'not-verified') return { code: { said: reactionTo(error).words } };
  const faults: ContactFaults = {};
  for (const { path } of error.fields) {
    const name = path.replace(/^body\./, '');
    const field = ({ phoneNumber: 'fromPhone', email: 'fromEmail' }[name] ?? name) as ContactField;
    faults[field] = field === 'fromPhone' ? 'phone' : field === 'fromEmail' ? 'email' : 'sign';
  }
  return Object.keys(faults).length > 0 ? faults : null;
}
