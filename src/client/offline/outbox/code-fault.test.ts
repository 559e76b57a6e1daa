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
    ['CALL-03 a second press within a second', new DuplicateError('x'), 'twice'],
    ['a no of the server', problem('Wait a minute.'), { said: 'Wait a minute.' }],
    ['a no without a word', problem(''), 'failed'],
    ['anything else', new Error('x'), 'failed'],
  ])('FORM-02, PWA-05 is told by its cause: %s', (_, error, fault) => {
    expect(codeFaultOf(error)).toEqual(fault);
  });
});
