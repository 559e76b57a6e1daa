import { expect, it, vi } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { changeMail, changeSettings, tellSeen } from './notice-calls.ts';

it('ERR-01 what fails of the notices is said in its place alone, and of what nobody pressed not at all', async () => {
  const call = vi.fn(async (..._call: unknown[]) => null);
  const part: object = { call };
  const api = part as Api;
  await tellSeen(api, 7);
  await changeSettings(api, { etaHours: 24, mail: true });
  await changeMail(api, { email: 'anna@example.com', code: '123456' });
  expect(call.mock.calls.map(([name, , options]) => [name, options])).toEqual([
    ['watch.readNotices', expect.objectContaining({ quiet: true })],
    ['watch.changeNoticeSettings', expect.objectContaining({ quiet: true, repeatable: true })],
    ['watch.changeNoticeMail', expect.objectContaining({ quiet: true })],
  ]);
});
