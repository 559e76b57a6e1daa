import type { Api } from '#client/api/api.ts';
import type { GrantPurpose } from '#contract/verification.ts';
import type { SenderContact } from '../captcha/send-code.ts';
import type { QueuedName } from './entry.ts';

/** A server that has not answered by then (ms) is asked again by the visitor. What went wrong stands at the field. */
const OPTIONS = { timeoutMs: 30_000, silenceMs: 8_000, quiet: true };

/** The purpose of the code that each call needs. */
export const PURPOSES: Readonly<Record<QueuedName, GrantPurpose>> = {
  'contact.add': 'contact',
  'enquiry.add': 'enquiry',
};

/**
 * FORM-03: has the server check an address by its code, for the entry `messageKey` alone. Rejects with `code-wrong`. After
 * a lost answer the same may be asked again.
 */
export async function verifyCode(
  api: Api,
  { by, address }: SenderContact,
  code: string,
  { purpose, messageKey }: { purpose: GrantPurpose; messageKey: string },
): Promise<void> {
  const proof = { code, purpose, messageKey };
  const options = { ...OPTIONS, repeatable: true };
  if (by === 'email') await api.call('verification.verifyEmail', { body: { email: address, ...proof } }, options);
  else await api.call('verification.verifySms', { body: { phoneNumber: address, ...proof } }, options);
}
