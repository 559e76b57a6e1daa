import { describe, expect, it } from 'vitest';
import { DuplicateError } from '#client/api/duplicates.ts';
import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from '#client/api/errors.ts';
import { codeFaultOf } from './code-fault.tsx';

const problem = (message: string) =>
  new ProblemError({ code: 'too-many-requests', status: 429, message, requestId: 'r-1' });

describe('why no code was sent', () => {
  it.each([
    ['a line that breaks', new OfflineError('x'), 'unreachable'],
    ['a server that is silent', new TimeoutError('x'), 'unreachable'],
    ['a page of somebody else’s', new ForeignAnswerError('a portal', { status: 200 }), 'unreachable'],
    ['a no of the server', problem('Wait a minute.'), { said: 'Wait a minute.' }],
    ['text for programs', problem('{"a":1}'), { said: null }],
  ])('FORM-02, PWA-05 is told by its cause: %s', (_, error, fault) => {
    expect(codeFaultOf(error)).toEqual(fault);
  });

  it('G1, G2 is in the specified words where the server has none, and stays when the same is pressed at once again', () => {
    expect(codeFaultOf(problem(''))).toMatchObject({
      said: { message: 'Unknown system error, please report to the administrator' },
    });
    const before = { said: 'The code is wrong.' };
    expect(codeFaultOf(new DuplicateError('x'), before)).toBe(before);
    expect(codeFaultOf(new DuplicateError('x'))).toBeNull();
  });
});
