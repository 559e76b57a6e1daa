import type { Api } from '#client/api/api.ts';
import { isUnreachable } from '#client/api/errors.ts';
import type { CodePurpose, CodeSent } from '#contract/verification.ts';
import { connectivity } from '../connectivity.ts';
import { showSent } from '../try-out.ts';
import { withCaptcha } from './with-captcha.ts';

/** The phone number or e-mail address that a code goes to. */
export interface SenderContact {
  by: 'phone' | 'email';
  address: string;
}

/** A server that has not answered by then is asked again by the visitor, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * FORM-02: has a code sent; asks the visitor for a captcha where the server wants one. What fails is said by the caller
 * alone, and the frame learns of a line that broke.
 */
export async function sendCode(api: Api, { by, address }: SenderContact, purpose: CodePurpose): Promise<CodeSent> {
  const options = { timeoutMs: TIMEOUT_MS, quiet: true };
  try {
    const sent = await withCaptcha((captcha) => {
      const rest = { purpose, ...(captcha ? { captcha } : {}) };
      return by === 'email'
        ? api.call('verification.sendEmail', { body: { email: address, ...rest } }, options)
        : api.call('verification.sendSms', { body: { phoneNumber: address, ...rest } }, options);
    });
    void showSent(api);
    return sent;
  } catch (error) {
    if (isUnreachable(error)) void connectivity.check();
    throw error;
  }
}
