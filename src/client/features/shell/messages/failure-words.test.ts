import { describe, expect, it } from 'vitest';
import { DuplicateError } from '#client/api/duplicates.ts';
import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from '#client/api/errors.ts';
import { reactionTo } from './failure-words.ts';

const problem = (status: number, message: string) =>
  new ProblemError({ status, code: 'internal', message, requestId: null });
const said = (error: unknown) => {
  const reaction = reactionTo(error, true);
  if (reaction.kind !== 'say') return reaction.kind;
  return typeof reaction.words === 'string' ? reaction.words : reaction.words.message;
};
const OVER = 'Full authentication is required to access this resource';

describe('what a failed call leads to', () => {
  it.each([
    [401, 'Authentication failed, cannot access system resources'],
    [403, 'No permission for the current operation'],
    [404, 'The requested resource does not exist'],
    [400, 'Unknown system error, please report to the administrator'],
    [500, 'Unknown system error, please report to the administrator'],
  ])('ERR-02 %d without words of the server has words of its own', (status, words) => {
    expect(said(problem(status, ''))).toBe(words);
    expect(said(problem(status, '  '))).toBe(words);
  });

  it.each([400, 404, 500, 503])('ERR-01, ERR-06 %d is said in the words of the server', (status) => {
    expect(said(problem(status, 'The port is closed.'))).toBe('The port is closed.');
  });

  it.each([
    [500, 'toast'],
    [400, 'notification'],
    [403, 'notification'],
    [429, 'notification'],
    [503, 'notification'],
  ])('ERR-01 %d is said in a %s, with words of the server and without', (status, as) => {
    for (const message of ['The port is closed.', '']) {
      expect(reactionTo(problem(status, message), true)).toMatchObject({ kind: 'say', as });
    }
  });

  it.each(['{"error":1}', ' [1]', '{'])('ERR-06 nothing is said when it is %j', (text) => {
    expect(said(problem(500, text))).toBe('nothing');
  });

  it.each([new OfflineError(''), new TimeoutError(''), new ForeignAnswerError('')])(
    'ERR-03 a missing answer is a matter of the connection (%s)',
    (error) => {
      expect(said(error)).toBe('connection');
    },
  );

  it('ERR-04 a used code of WeChat is said in words that help', () => {
    expect(said(problem(400, 'oauth: code been used, hints: [x]'))).toBe('Login QR code has expired, please refresh');
  });

  it.each([401, 403])('ERR-05 %d with the sentence for it is the end of the session', (status) => {
    expect(said(problem(status, OVER))).toBe('session');
  });

  it('ERR-05 is nothing to a visitor who was not logged in, and the sentence is never shown', () => {
    expect(reactionTo(problem(401, OVER), false)).toEqual({ kind: 'nothing' });
  });

  it('CALL-03 the same twice is said', () => {
    expect(said(new DuplicateError(''))).toBe('Data is being processed, do not submit again');
  });

  it('a captcha that is asked for is nothing more: its dialog speaks', () => {
    const wanted = new ProblemError({ status: 428, code: 'captcha-needed', message: 'Solve it.', requestId: null });
    expect(said(wanted)).toBe('nothing');
  });

  it.each([new DOMException('left', 'AbortError'), new Error('a fault'), null])('says nothing about %s', (error) => {
    expect(said(error)).toBe('nothing');
  });
});
