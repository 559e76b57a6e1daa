import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailSend, smsSend, smsVerify } from '#contract/verification.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { solvedCaptcha } from '#tests/support/login.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

const HOUR = 3_600_000;

let test: TestApp;
let world: OutsideWorld;
let count = 0;

beforeAll(async () => {
  world = createOutsideWorld();
  test = await buildTestApp({ adapters: world.adapters, clock: () => Date.now() });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => test.close());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const newPhone = () => {
  count += 1;
  return String(13_600_000_000 + count);
};
const newVisitor = (app = test.app) => {
  count += 1;
  return new VisitorBrowser(app, `198.51.100.${count % 250}`);
};
type Captcha = Awaited<ReturnType<typeof solvedCaptcha>>;
const send = (visitor: VisitorBrowser, phoneNumber: string, captcha?: Captcha) =>
  visitor.send(smsSend, { body: { phoneNumber, ...(captcha ? { captcha } : {}) } });
const sentTo = (phone: string) => world.texts.filter(({ phoneNumber }) => phoneNumber === phone).length;
/** Has codes sent that nobody uses. */
async function waste(visitor: VisitorBrowser, phones: readonly string[]) {
  for (const phone of phones) {
    expect((await send(visitor, phone)).statusCode).toBe(200);
    pass(61_000);
  }
}

describe('S11 codes that nobody uses', () => {
  it('to one number are followed by a captcha from the third on, whoever asks, on whichever server', async () => {
    const phone = newPhone();
    await waste(newVisitor(), [phone]);
    await waste(newVisitor(), [phone]);
    const other = await buildTestApp({
      adapters: world.adapters,
      clock: () => Date.now(),
      database: { url: test.databaseUrl, drop: async () => {} },
    });
    const visitor = newVisitor(other.app);
    const refused = await send(visitor, phone);
    expect(refused.json()).toMatchObject({ status: 428, code: 'captcha-needed' });
    expect(sentTo(phone)).toBe(2);
    expect((await send(visitor, phone, await solvedCaptcha(visitor))).statusCode).toBe(200);
    expect(sentTo(phone)).toBe(3);
    await other.close();
  });

  it('from one address to many numbers are as well, until the hour is over', async () => {
    const visitor = newVisitor();
    await waste(visitor, [newPhone(), newPhone()]);
    expect((await send(visitor, newPhone())).json().code).toBe('captcha-needed');
    pass(HOUR);
    expect((await send(visitor, newPhone())).statusCode).toBe(200);
  });

  it('to an e-mail address are as well, however it is written', async () => {
    const visitor = newVisitor();
    const mail = (email: string) => visitor.send(emailSend, { body: { email } });
    expect((await mail('Ann@example.org')).statusCode).toBe(200);
    pass(61_000);
    expect((await mail('ann@Example.org')).statusCode).toBe(200);
    pass(61_000);
    expect((await mail('ann@example.org')).json().code).toBe('captcha-needed');
  });

  it('are no captcha for whoever uses his codes', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    for (let n = 0; n < 4; n += 1) {
      expect((await send(visitor, phone)).statusCode).toBe(200);
      const body = { phoneNumber: phone, code: world.codeFor(phone) };
      expect((await visitor.send(smsVerify, { body })).statusCode).toBe(200);
      pass(61_000);
    }
  });

  it('are counted anew for a number whose holder has used one', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await waste(newVisitor(), [phone]);
    await send(visitor, phone);
    await visitor.send(smsVerify, { body: { phoneNumber: phone, code: world.codeFor(phone) } });
    pass(61_000);
    await waste(newVisitor(), [phone, phone]);
    expect((await send(newVisitor(), phone)).json().code).toBe('captcha-needed');
  });

  it.each([
    ['is wrong', async (visitor: VisitorBrowser) => ({ ...(await solvedCaptcha(visitor)), code: '99' })],
    ['is of another browser', () => solvedCaptcha(newVisitor())],
    ['was never given out', async () => ({ uuid: crypto.randomUUID(), code: '7' })],
  ])('are not sent with a captcha that %s', async (_, captchaOf) => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await waste(visitor, [phone, phone]);
    const captcha = await captchaOf(visitor);
    expect((await send(visitor, phone, captcha)).json()).toMatchObject({ status: 400, code: 'captcha-wrong' });
    expect(sentTo(phone)).toBe(2);
  });

  it('need a captcha each, since one is good once', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await waste(visitor, [phone, phone]);
    const captcha = await solvedCaptcha(visitor);
    expect((await send(visitor, phone, captcha)).statusCode).toBe(200);
    pass(61_000);
    expect((await send(visitor, phone, captcha)).json().code).toBe('captcha-wrong');
  });

  it('are asked for a captcha alike, whether the number has an account or not', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await test.pool.query(
      `insert into account (id, username, username_key, first_name, permission, phone, created_at)
       values ('known', 'known', 'known', 'A', 6, $1, now())`,
      [known],
    );
    const answers = [];
    for (const phone of [known, unknown]) {
      const visitor = newVisitor();
      await waste(visitor, [phone, phone]);
      const { requestId: _id, ...answer } = (await send(visitor, phone)).json();
      answers.push(answer);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
