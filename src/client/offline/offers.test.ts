import { expect, it } from 'vitest';
import { goesByEmail, offeredBy } from './offers.ts';

const config = { enabledAds: 0, enabledBanner: 0, publicTracking: 0 };

it('G15 everything is offered where the provider says nothing of it, and nothing that it has not', () => {
  const all = { sms: true, email: true, codes: true, wechatScan: true, wechatInside: true };
  expect(offeredBy(undefined)).toEqual(all);
  expect(offeredBy(config)).toEqual(all);
  expect(offeredBy({ ...config, offers: { sms: 0, email: 0, wechatScan: 0, wechatInside: 0 } })).toEqual({
    sms: false,
    email: false,
    codes: false,
    wechatScan: false,
    wechatInside: false,
  });
  expect(offeredBy({ ...config, offers: { sms: 0, email: 1, wechatScan: 0, wechatInside: 1 } })).toMatchObject({
    sms: false,
    email: true,
    codes: true,
  });
});

it.each([
  [{ sms: true, email: true }, false, false],
  [{ sms: true, email: true }, true, true],
  [{ sms: false, email: true }, false, true],
  [{ sms: true, email: false }, true, false],
])('G15 a code goes by the way there is: %j, e-mail wanted: %s', (offered, wanted, byEmail) => {
  expect(goesByEmail(offered, wanted)).toBe(byEmail);
});
