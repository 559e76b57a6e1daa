import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '#client/api/api.ts';
import { createQueryClient } from '#client/app/query-client.ts';
import { captchaQuery, renewCaptcha } from './use-captcha.ts';

const GOOD_FOR = 120_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A page that shows a captcha; `asked` counts how many it has fetched. */
async function openPage() {
  const transport = vi.fn(async () => ({
    status: 200,
    json: async () => ({
      status: 200,
      message: { uuid: 'u', image: 'data:,', question: null, expiresInSeconds: GOOD_FOR / 1000 },
    }),
  }));
  const client = createQueryClient(createApi({ base: '/api', locale: 'en_US', transport }));
  client.mount();
  const leave = new QueryObserver(client, captchaQuery('image')).subscribe(() => undefined);
  await expect.poll(() => transport).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  return {
    asked: () => transport.mock.calls.length,
    /** Another application is in front for so long (ms). */
    async away(ms: number): Promise<void> {
      focusManager.setFocused(false);
      await vi.advanceTimersByTimeAsync(ms);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(0);
    },
    leave() {
      leave();
      client.unmount();
    },
  };
}

it('AUTH-01 a captcha that was over while nobody looked is another one when he is back', async () => {
  const page = await openPage();
  await page.away(GOOD_FOR + 30_000);
  expect(page.asked()).toBe(2);
  page.leave();
});

it('AUTH-01 a captcha whose answer was looked up elsewhere is still the same one', async () => {
  const page = await openPage();
  await page.away(GOOD_FOR / 2);
  expect(page.asked()).toBe(1);
  page.leave();
});

it('G13 a captcha call that never answers is given up for another one', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const transport = vi.fn(
    ({ signal }: { signal: AbortSignal | undefined }) =>
      new Promise<never>((_, reject) => {
        signals.push(signal);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const client = createQueryClient(createApi({ base: '/api', locale: 'en_US', transport }));
  const leave = new QueryObserver(client, captchaQuery('image')).subscribe(() => undefined);
  await expect.poll(() => signals).toHaveLength(1);
  void renewCaptcha(client, 'image');
  await expect.poll(() => signals).toHaveLength(2);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  leave();
});
