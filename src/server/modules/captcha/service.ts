import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { CAPTCHA_SECONDS } from '#contract/account-limits.ts';
import type { Captcha } from '#contract/auth.ts';
import { sourceOf } from '#server/plugins/address-limits.ts';
import type { CallCookies } from '#server/plugins/cookies.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { equalHashes, hashOf, newToken } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import { CAPTCHA_ALPHABET } from './glyphs.ts';
import { captchaPicture } from './picture.ts';
import { captchaQuestion } from './question.ts';
import type { CaptchaRepo } from './repo.ts';

const LENGTH = 5;

/** The parts of a call that a captcha needs; by the cookies it is bound to the browser. */
export interface CaptchaAsker {
  cookies: CallCookies;
  address: string;
  log: FastifyBaseLogger;
}

/** The browser's own mark, given out when it has none: what captchas and WeChat logins are bound to. */
export function browserMark(cookies: CallCookies): string {
  const present = cookies.get('browser');
  if (present !== null) return present;
  const mark = newToken();
  cookies.set('browser', mark);
  return mark;
}

function puzzle(form: 'image' | 'words') {
  if (form === 'words') return { ...captchaQuestion(), signs: null };
  const signs = Array.from({ length: LENGTH }, () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)]).join('');
  return { question: null, answer: signs, signs };
}

const folded = (answer: string): string => answer.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Makes the service of captchas: good once, for two minutes, in the browser that fetched them. */
export function createCaptchaService(repo: CaptchaRepo, limits: SharedLimits, clock: () => number) {
  return {
    async give(form: 'image' | 'words', { cookies, address }: CaptchaAsker): Promise<Captcha> {
      await limits.take([form === 'words' ? 'captcha-words-minute' : 'captcha-minute', sourceOf(address)]);
      const { question, answer, signs } = puzzle(form);
      const id = randomUUID();
      await repo.put({
        id,
        browserHash: hashOf(browserMark(cookies)),
        answerHash: hashOf(answer, id),
        expiresAt: new Date(clock() + CAPTCHA_SECONDS * 1000),
      });
      const image = signs === null ? null : await captchaPicture(signs);
      return { uuid: id, image, question, expiresInSeconds: CAPTCHA_SECONDS };
    },

    /** Uses a captcha up; throws `captcha-wrong` unless it was right, in time and in the same browser. */
    async require(id: string, answer: string, { cookies, address, log }: CaptchaAsker): Promise<void> {
      const stored = await repo.take(id.toLowerCase());
      const browser = cookies.get('browser');
      const right =
        stored !== null &&
        browser !== null &&
        stored.expiresAt.getTime() > clock() &&
        equalHashes(stored.browserHash, hashOf(browser)) &&
        equalHashes(stored.answerHash, hashOf(folded(answer), id.toLowerCase()));
      if (right) return;
      logSecurity(log, 'captcha.failed', { address });
      throw new Problem('captcha-wrong');
    },
  };
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;
