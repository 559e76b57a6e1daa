import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#client/api/errors.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { frameDialog } from '../wanted-dialog.ts';
import { answerCaptcha, isAskedAgain, withCaptcha } from './with-captcha.ts';

const problem = (code: ProblemCode) => new ProblemError({ status: 400, code, message: code, requestId: null });
const answer = (code: string) => ({ uuid: 'f47ac10b-58cc-4372-a567-0e02b2c3d479', code });
const isOpen = () => expect.poll(() => frameDialog.open).toBe('captcha');

beforeEach(() => frameDialog.close());

describe('S11 a call that may ask for a captcha', () => {
  it('is made once and without one where none is asked for', async () => {
    const call = vi.fn(async () => 'sent');
    expect(await withCaptcha(call)).toBe('sent');
    expect(call.mock.calls).toEqual([[undefined]]);
    expect(frameDialog.open).toBeNull();
  });

  it('is made again with each answer until that is right, and says which is a further one', async () => {
    const call = vi
      .fn(async () => 'sent')
      .mockRejectedValueOnce(problem('captcha-needed'))
      .mockRejectedValueOnce(problem('captcha-wrong'));
    const sent = withCaptcha(call);
    await isOpen();
    expect(isAskedAgain()).toBe(false);
    answerCaptcha(answer('7'));
    await isOpen();
    expect(isAskedAgain()).toBe(true);
    answerCaptcha(answer('8'));
    expect(await sent).toBe('sent');
    expect(call.mock.calls).toEqual([[undefined], [answer('7')], [answer('8')]]);
    expect(frameDialog.open).toBeNull();
  });

  it('fails as it did when the visitor closes the dialog, and when another dialog is open', async () => {
    const refused = vi.fn(async () => Promise.reject(problem('captcha-needed')));
    const closed = withCaptcha(refused);
    const failed = expect(closed).rejects.toMatchObject({ code: 'captcha-needed' });
    await isOpen();
    answerCaptcha(null);
    await failed;
    frameDialog.want('expired');
    await expect(withCaptcha(refused)).rejects.toMatchObject({ code: 'captcha-needed' });
    expect(frameDialog.open).toBe('expired');
  });

  it('fails at once for any other reason', async () => {
    await expect(withCaptcha(async () => Promise.reject(problem('too-many-requests')))).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    expect(frameDialog.open).toBeNull();
  });
});
