import { describe, expect, it } from 'vitest';
import { DuplicateError } from '#client/api/duplicates.ts';
import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from '#client/api/errors.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { type Reaction, reactionTo, wordsOfRefusal } from './reactions.ts';

const problem = (status: number, message: string, code: ProblemCode = 'internal') =>
  new ProblemError({ status, code, message, requestId: null });

function told({ as, words }: Reaction): [Reaction['as'], string | null] {
  return [as, typeof words === 'object' ? (words?.message ?? null) : words];
}

/** Section 8 of the specification in its own words: of what, what is done, and what is said. */
const SPECIFIED: readonly (readonly [string, unknown, Reaction['as'], string | null])[] = [
  ['status 500: message shown as an error toast', problem(500, 'The port is closed.'), 'toast', 'The port is closed.'],
  ...[400, 401, 403, 404, 409, 418, 429, 503].map(
    (status) =>
      [
        `any other non-200 (${status}): error notification with the message`,
        problem(status, 'The port is closed.'),
        'notification',
        'The port is closed.',
      ] as const,
  ),
  ['401', problem(401, ''), 'notification', 'Authentication failed, cannot access system resources'],
  ['403', problem(403, '  '), 'notification', 'No permission for the current operation'],
  ['404', problem(404, ''), 'notification', 'The requested resource does not exist'],
  ['otherwise', problem(400, ''), 'notification', 'Unknown system error, please report to the administrator'],
  ['otherwise, as a toast', problem(500, ''), 'toast', 'Unknown system error, please report to the administrator'],
  ...[new OfflineError(''), new TimeoutError(''), new ForeignAnswerError('')].map(
    (error) => [`network error (${error.name})`, error, 'connection', 'Backend interface connection abnormal'] as const,
  ),
  ...[
    problem(400, 'oauth: code been used, hints: [x]'),
    problem(500, '{"errcode":40163,"errmsg":"code been used"}'),
    problem(400, 'In other words.', 'wechat-code-used'),
  ].map(
    (error) =>
      [
        `message containing 'code been used' (${error.message})`,
        error,
        error.status === 500 ? 'toast' : 'notification',
        'Login QR code has expired, please refresh',
      ] as const,
  ),
  ...['{"a":1}', ' [1]', '{'].map(
    (text) => [`nothing if the message is JSON-like (${text})`, problem(400, text), 'nothing', null] as const,
  ),
  [
    'the same url and body within 1 second',
    new DuplicateError(''),
    'toast',
    'Data is being processed, do not submit again',
  ],
];

describe('G2, G4 ERR-01 to ERR-06, CALL-03 what a failed call leads to', () => {
  it.each(SPECIFIED)('%s', (_, error, as, words) => {
    expect(told(reactionTo(error))).toEqual([as, words]);
  });

  it.each([401, 403])('ERR-05 %d with the sentence for it is the one dialog; the sentence is never shown', (status) => {
    const message = 'Full authentication is required to access this resource';
    expect(reactionTo(problem(status, message))).toMatchObject({ as: 'session', always: true });
    expect(told(reactionTo(problem(status, message)))[1]).not.toBe(message);
    expect(reactionTo(problem(400, message))).toMatchObject({ as: 'notification' });
  });

  it('G1 the same twice is said by the frame, whoever sent it', () => {
    expect(reactionTo(new DuplicateError(''))).toMatchObject({ always: true });
    expect(reactionTo(problem(400, 'No.'))).toMatchObject({ always: false });
  });

  it('says the same of a refusal that was kept', () => {
    for (const [, error, , words] of SPECIFIED) {
      if (!(error instanceof ProblemError) || error.code !== 'internal') continue;
      const { status, message } = error;
      expect(told({ as: 'nothing', words: wordsOfRefusal({ status, message }), always: false })[1]).toBe(words);
    }
  });

  it('a captcha that is asked for is nothing more: its dialog speaks', () => {
    expect(reactionTo(problem(428, 'Solve it.', 'captcha-needed'))).toMatchObject({ as: 'nothing' });
  });

  it.each([new DOMException('left', 'AbortError'), new Error('a fault'), null])('says nothing about %s', (error) => {
    expect(reactionTo(error)).toMatchObject({ as: 'nothing' });
  });
});
