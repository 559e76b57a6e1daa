import { ProblemError } from '#client/api/errors.ts';
import type { CaptchaAnswer } from '#contract/account-fields.ts';
import { frameDialog } from '../wanted-dialog.ts';

/** The pending request that the open dialog answers; `again` when it follows a wrong answer. */
interface Asking {
  again: boolean;
  settle(answer: CaptchaAnswer | null): void;
}

let asking: Asking | null = null;

/** Whether the captcha that is asked for now follows one that was not answered rightly. */
export const isAskedAgain = (): boolean => asking?.again ?? false;

/** The dialog's answer; null when it was closed without one. */
export function answerCaptcha(answer: CaptchaAnswer | null): void {
  frameDialog.close();
  asking?.settle(answer);
  asking = null;
}

/** Null as well where another dialog is open. */
function askForCaptcha(again: boolean): Promise<CaptchaAnswer | null> {
  if (frameDialog.open !== null) return Promise.resolve(null);
  return new Promise((settle) => {
    asking = { again, settle };
    frameDialog.want('captcha');
  });
}

/**
 * Makes a call that may ask for a captcha, which a dialog then does, until the answer is right. Rejects as the call does;
 * with `captcha-needed` or `captcha-wrong` when the visitor closes the dialog.
 */
export async function withCaptcha<T>(call: (captcha: CaptchaAnswer | undefined) => Promise<T>): Promise<T> {
  let captcha: CaptchaAnswer | undefined;
  for (;;) {
    try {
      return await call(captcha);
    } catch (error) {
      const wanted = error instanceof ProblemError && /^captcha-(?:needed|wrong)$/.test(error.code);
      const answer = wanted ? await askForCaptcha(error.code === 'captcha-wrong') : null;
      if (answer === null) throw error;
      captcha = answer;
    }
  }
}
