import type { LightMyRequestResponse } from 'fastify';
import { accountLogin, captchaGet } from '#contract/auth.ts';
import type { VisitorBrowser } from './visitor-call.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Works a captcha's question in English words out, as a person would. */
export function answerTo(question: string): string {
  const match = /What is (\w+) (plus|minus) (\w+)\?/.exec(question);
  const [one, other] = [NUMBERS.indexOf(match?.[1] ?? ''), NUMBERS.indexOf(match?.[3] ?? '')];
  return String(match?.[2] === 'plus' ? one + other : one - other);
}

/** Fetches a captcha in words and works it out. */
export async function solvedCaptcha(visitor: VisitorBrowser): Promise<{ uuid: string; code: string }> {
  const answer = await visitor.send(captchaGet, { query: { form: 'words' } });
  const { uuid, question } = answer.json().message;
  return { uuid, code: answerTo(question.en) };
}

/** Logs in by password with a captcha that is right; keeps the token when that succeeds. */
export async function loginBy(
  visitor: VisitorBrowser,
  username: string,
  password: string,
): Promise<LightMyRequestResponse> {
  const answer = await visitor.send(accountLogin, {
    body: { username, password, ...(await solvedCaptcha(visitor)) },
  });
  if (answer.statusCode === 200) visitor.token = answer.json().message.token;
  return answer;
}
