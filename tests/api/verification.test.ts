import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_KEEP_DAYS, OUTBOX_DAYS } from '#contract/account-limits.ts';
import { contactAdd } from '#contract/contact.ts';
import { visitAdd } from '#contract/log.ts';
import { emailSend, emailVerify, smsSend, smsVerify } from '#contract/verification.ts';
import { SHARED_LIMITS } from '#server/plugins/shared-limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { createInlineQueue } from '#tests/support/inline-queue.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;
let world: OutsideWorld;
let last = 13_800_000_000;
const queue = createInlineQueue();

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;

const UNUSED_UNLIMITED = { 'unused-codes-contact': [1000, 60], 'unused-codes-address': [1000, 60] } as const;

const newPhone = () => {
  last += 1;
  return String(last);
};
const newVisitor = () => new VisitorBrowser(test.app, `198.51.${last % 250}.${Math.floor(Math.random() * 250)}`);
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeAll(async () => {
  world = createOutsideWorld();
  test = await buildTestApp({
    adapters: world.adapters,
    queue,
    clock: () => Date.now(),
    // The limits on unused codes are lifted, so that others are reached; the captcha after them has its own test file.
    sharedLimits: UNUSED_UNLIMITED,
  });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  world.trouble.sms = false;
  world.trouble.mail = false;
});
afterAll(() => test.close());

const message = (fromPhone: string, id: string, code: string) => ({
  id,
  fromName: 'Lin Yue',
  fromPhone,
  fromEmail: 'lin.yue@example.com',
  fromCompanyName: 'Yongjiang Textiles',
  fromMessage: 'Two boxes to Hamburg in March, please.',
  moduleType: 'aboutus',
  type: 'contact-us',
  code,
});
const rows = async (id: string) => {
  const found = await test.pool.query('select from contact_message where id = $1', [id]);
  return found.rowCount;
};
const send = (visitor: VisitorBrowser, phoneNumber: string, purpose?: string) =>
  visitor.send(smsSend, { body: { phoneNumber, ...(purpose ? { purpose } : {}) } });

describe('S11 codes', () => {
  it('FORM-02 are sent, and the next one is possible after 60 seconds', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    expect((await send(visitor, phone)).json().message).toEqual({ retryAfterSeconds: 60, expiresInSeconds: 600 });
    expect(world.codeFor(phone)).toMatch(/^\d{6}$/);
    const early = await send(visitor, phone);
    expect(early.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    pass(61_000);
    expect((await send(visitor, phone)).statusCode).toBe(200);
  });

  it('H21 are limited by the same times when the clock of the server steps back', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await send(visitor, phone);
    pass(-HOURS);
    const early = await send(visitor, phone);
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    pass(61_000);
    expect((await send(visitor, phone)).statusCode).toBe(200);
  });

  it('are at most five in an hour and ten in a day for one number, whoever asks and whichever server', async () => {
    const phone = newPhone();
    const other = await buildTestApp({
      adapters: world.adapters,
      sharedLimits: UNUSED_UNLIMITED,
      database: { url: test.databaseUrl, drop: async () => {} },
    });
    let sent = 0;
    for (let n = 0; n < 30; n += 1) {
      const app = n % 2 === 0 ? test.app : other.app;
      const answer = await new VisitorBrowser(app, `203.0.113.${n}`).send(smsSend, { body: { phoneNumber: phone } });
      if (answer.statusCode === 200) sent += 1;
      if (n === 11) expect(sent).toBe(5);
      pass(n < 12 ? 2 * MINUTES : HOURS);
    }
    expect(sent).toBe(10);
    await other.close();
  });

  it('FORM-02, G12 are limited for one address over many numbers, generously as an office shares one (S11)', async () => {
    const office = await buildTestApp({
      adapters: world.adapters,
      sharedLimits: { ...UNUSED_UNLIMITED, 'code-address-hour': [6, 3600], 'code-address-day': [8, 86_400] },
    });
    const sent = [];
    for (let hour = 0; hour < 3; hour += 1) {
      const answers = [];
      for (let n = 0; n < 7; n += 1) {
        const answer = await new VisitorBrowser(office.app, '198.51.1.1').send(smsSend, {
          body: { phoneNumber: newPhone() },
        });
        answers.push(answer.statusCode);
      }
      sent.push(answers.filter((status) => status === 200).length);
      pass(3_600_001);
    }
    expect(sent).toEqual([6, 2, 0]);
    await office.close();
    expect(SHARED_LIMITS['code-address-hour'][0]).toBeGreaterThanOrEqual(10 * SHARED_LIMITS['sms-number-hour'][0]);
  });

  it('S11 use up nothing of a number when it is the asker who is refused', async () => {
    const small = await buildTestApp({
      adapters: world.adapters,
      sharedLimits: { ...UNUSED_UNLIMITED, 'code-address-hour': [1, 3600] },
    });
    const [asker, phone] = [new VisitorBrowser(small.app, '198.51.1.2'), newPhone()];
    expect((await send(asker, newPhone())).statusCode).toBe(200);
    expect((await send(asker, phone)).statusCode).toBe(429);
    expect((await send(new VisitorBrowser(small.app, '198.51.1.3'), phone)).statusCode).toBe(200);
    await small.close();
  });

  it('G12 that cannot be sent are refused with the time to wait, and not with a captcha that would not help', async () => {
    const usual = await buildTestApp({
      adapters: world.adapters,
      sharedLimits: {
        'unused-codes-contact': [1, 86_400],
        'unused-codes-address': [1, 3600],
        'sms-number-hour': [1, 3600],
      },
    });
    const [visitor, phone] = [new VisitorBrowser(usual.app, '198.51.1.4'), newPhone()];
    expect((await send(visitor, phone)).statusCode).toBe(200);
    const soon = await send(visitor, phone);
    expect(soon.json()).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/\d+ (?:seconds|秒)/),
    });
    pass(61_000);
    expect((await send(visitor, phone)).json()).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/59 (?:minutes|分钟)/),
    });
    // Another number from there may have one, and that is what a captcha is for.
    expect((await send(visitor, newPhone())).json()).toMatchObject({ code: 'captcha-needed' });
    await usual.close();
  });

  it('S11 use up nothing of an asker when it is the number that has had its share', async () => {
    const [asker, phone] = [newVisitor(), newPhone()];
    expect((await send(asker, phone)).statusCode).toBe(200);
    for (let n = 0; n < 6; n += 1) expect((await send(asker, phone)).statusCode).toBe(429);
    pass(61_000);
    expect((await send(asker, phone)).statusCode).toBe(200);
  });

  it('S11 are counted together for all addresses of a site in IPv6', async () => {
    const strict = await buildTestApp({
      adapters: world.adapters,
      sharedLimits: { ...UNUSED_UNLIMITED, 'code-network-day': [2, 86_400] },
    });
    const from = async (address: string) =>
      (await send(new VisitorBrowser(strict.app, address), newPhone())).statusCode;
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:2::1'), await from('2001:db8:1:3::1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('2001:db8:2:1::1')).toBe(200);
    await strict.close();
  });

  it('are stored as hashes', async () => {
    const phone = newPhone();
    await send(newVisitor(), phone);
    const stored = await test.pool.query(
      'select row_to_json(c)::text as row from verification_code c where address = $1',
      [phone],
    );
    expect(stored.rows[0].row).not.toContain(world.codeFor(phone));
  });

  it('die after five wrong tries, and the right one comes too late', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await send(visitor, phone);
    const code = world.codeFor(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) {
      const answer = await visitor.send(smsVerify, { body: { phoneNumber: phone, code: wrong } });
      expect(answer.json()).toMatchObject({ status: 400, code: 'code-wrong' });
    }
    expect((await visitor.send(smsVerify, { body: { phoneNumber: phone, code } })).json().code).toBe('code-wrong');
  });

  it('are good once, also when asked twice at the same time', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await send(visitor, phone);
    const body = { phoneNumber: phone, code: world.codeFor(phone) };
    const answers = await Promise.all([visitor.send(smsVerify, { body }), visitor.send(smsVerify, { body })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('are over after ten minutes, and replaced by a newer one', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await send(visitor, phone);
    const first = world.codeFor(phone);
    pass(2 * MINUTES);
    await send(visitor, phone);
    if (world.codeFor(phone) !== first) {
      expect((await visitor.send(smsVerify, { body: { phoneNumber: phone, code: first } })).statusCode).toBe(400);
    }
    pass(11 * MINUTES);
    const late = await visitor.send(smsVerify, { body: { phoneNumber: phone, code: world.codeFor(phone) } });
    expect(late.json().code).toBe('code-wrong');
  });

  it('sent for logging in are worth nothing for a message', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await send(visitor, phone, 'login');
    const answer = await visitor.send(smsVerify, { body: { phoneNumber: phone, code: world.codeFor(phone) } });
    expect(answer.json().code).toBe('code-wrong');
  });

  it.each(['1380013800', '23800138000', '+8613800138000', '138 0013 8000', '13800138000\n', 13800138000])(
    'are not sent to %j',
    async (phoneNumber) => {
      const answer = await newVisitor().send(smsSend, { body: { phoneNumber } });
      expect(answer.json()).toMatchObject({ status: 400, code: 'validation', fields: [{ path: 'body.phoneNumber' }] });
    },
  );

  it('that the provider does not take are an honest failure and cannot be used', async () => {
    const [visitor, phone] = [newVisitor(), newPhone()];
    world.trouble.sms = true;
    expect((await send(visitor, phone)).json()).toMatchObject({ status: 503, code: 'unavailable' });
    const stored = await test.pool.query('select from verification_code where address = $1', [phone]);
    expect(stored.rowCount).toBe(0);
  });

  it('in production without a provider are not available, and the answer says so', async () => {
    const bare = await buildTestApp({ config: { env: 'production' } });
    const answer = await new VisitorBrowser(bare.app).send(smsSend, { body: { phoneNumber: '13800138000' } });
    expect(answer.json()).toMatchObject({ status: 503, code: 'not-configured' });
    expect((await bare.app.inject('/dev/outbox')).payload).not.toContain('messages');
    await bare.close();
  });

  it('outside production without a provider are at /dev/outbox', async () => {
    const bare = await buildTestApp();
    await new VisitorBrowser(bare.app).send(smsSend, { body: { phoneNumber: '13800138000' } });
    const { messages } = (await bare.app.inject('/dev/outbox')).json();
    expect(messages).toMatchObject([{ kind: 'sms', to: '13800138000', text: expect.stringMatching(/^\d{6}$/) }]);
    await bare.close();
  });
});

describe('FORM-03 the contact message', () => {
  async function verified(key?: string) {
    const [visitor, phone] = [newVisitor(), newPhone()];
    await send(visitor, phone);
    const code = world.codeFor(phone);
    const answer = await visitor.send(smsVerify, {
      body: { phoneNumber: phone, code, ...(key === undefined ? {} : { messageKey: key }) },
    });
    expect(answer.json()).toEqual({ status: 200, message: true });
    return { visitor, phone, code };
  }

  it('is stored and mailed once the phone is verified, and the answer names it', async () => {
    const id = crypto.randomUUID();
    const { visitor, phone, code } = await verified();
    const answer = await visitor.send(contactAdd, { body: message(phone, id, code) });
    expect(answer.json().message).toEqual({
      id,
      text: expect.stringContaining('one working day'),
      receipt: expect.stringMatching(/^M\d{6}-[2-9A-Z]{6}$/),
    });
    expect(await rows(id)).toBe(1);
    await expect.poll(() => world.mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
    const mail = world.mails.find(({ text }) => text.includes(id));
    expect(mail).toMatchObject({ replyTo: 'lin.yue@example.com' });
    expect(mail?.subject).toContain(answer.json().message.receipt);
    expect(mail?.text).toContain('aboutus / contact-us');
    const stored = await test.pool.query('select module_type, type from contact_message where id = $1', [id]);
    expect(stored.rows).toEqual([{ module_type: 'aboutus', type: 'contact-us' }]);
  });

  it('R17 sent again with its key is answered again and stored and mailed once', async () => {
    const id = crypto.randomUUID();
    const { visitor, phone, code } = await verified(id);
    const headers = { 'idempotency-key': id };
    const body = message(phone, id, code);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await visitor.send(contactAdd, { body, headers }));
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    const replayed = answers.map((answer) => answer.headers['idempotency-replayed']);
    expect(replayed).toEqual([undefined, 'true', 'true', 'true', 'true', 'true']);
    expect(await rows(id)).toBe(1);
    await expect.poll(() => world.mails.some(({ text }) => text.includes(id))).toBe(true);
    expect(world.mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
  });

  it('R19 of another content with the same key is refused, and the first one stays', async () => {
    const id = crypto.randomUUID();
    const { visitor, phone, code } = await verified(id);
    const headers = { 'idempotency-key': id };
    const body = message(phone, id, code);
    expect((await visitor.send(contactAdd, { body, headers })).statusCode).toBe(200);
    const other = await visitor.send(contactAdd, { body: { ...body, fromMessage: 'Something else.' }, headers });
    expect(other.json()).toMatchObject({ status: 422, code: 'key-reused' });
    const otherCode = await visitor.send(contactAdd, { body: { ...body, code: '999999' }, headers });
    expect(otherCode.headers['idempotency-replayed']).toBe('true');
    const stored = await test.pool.query('select from_message from contact_message where id = $1', [id]);
    expect(stored.rows).toEqual([{ from_message: body.fromMessage }]);
  });

  it('R18 sent twenty times at once is one row', async () => {
    const id = crypto.randomUUID();
    const { visitor, phone, code } = await verified(id);
    const body = message(phone, id, code);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.send(contactAdd, { body, headers: { 'idempotency-key': id } })),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200).length;
    const busy = answers.filter((answer) => answer.statusCode === 409 && answer.json().code === 'in-progress').length;
    expect(done).toBeGreaterThan(0);
    expect(done + busy).toBe(20);
    expect(await rows(id)).toBe(1);
  });

  it('R23 is known again seven days later, when its device has lain in a drawer', async () => {
    const id = crypto.randomUUID();
    const { visitor, phone } = await verified(id);
    const body = { ...message(phone, id, ''), code: undefined };
    expect((await visitor.send(contactAdd, { body })).statusCode).toBe(200);
    const aged = (days: number) =>
      test.pool.query('update idempotency_key set created_at = $1 where key = $2', [
        new Date(Date.now() - days * 24 * HOURS),
        id,
      ]);
    await aged(OUTBOX_DAYS + 1);
    await test.app.keepHouse();
    expect((await visitor.send(contactAdd, { body })).headers['idempotency-replayed']).toBe('true');
    await aged(KEY_KEEP_DAYS + 1);
    await test.app.keepHouse();
    const kept = await test.pool.query('select from idempotency_key where key = $1', [id]);
    expect(kept.rowCount).toBe(0);
    expect(await rows(id)).toBe(1);
  });

  it('R22 whose verification was answered on a line that broke is verified when the same is asked again', async () => {
    const id = crypto.randomUUID();
    const { visitor, phone, code } = await verified(id);
    const again = await visitor.send(smsVerify, { body: { phoneNumber: phone, code, messageKey: id } });
    expect(again.json().message).toBe(true);
    const other = await visitor.send(smsVerify, {
      body: { phoneNumber: phone, code, messageKey: crypto.randomUUID() },
    });
    expect(other.json().code).toBe('code-wrong');
  });

  it('R22 verified with its key needs no second code eleven minutes later, and a new one after 25 hours', async () => {
    const [early, late] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await verified(early);
    pass(11 * MINUTES);
    const inTime = await first.visitor.send(contactAdd, {
      body: message(first.phone, early, '0'),
      headers: { 'idempotency-key': early },
    });
    expect(inTime.statusCode).toBe(200);
    const second = await verified(late);
    pass(25 * HOURS);
    const tooLate = await second.visitor.send(contactAdd, { body: message(second.phone, late, second.code) });
    expect(tooLate.json()).toMatchObject({ status: 403, code: 'not-verified' });
    expect(await rows(late)).toBe(0);
  });

  it('R21 is refused without a grant, with that of another message, number or purpose, and with a used one', async () => {
    const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const refused = async (visitor: VisitorBrowser, body: ReturnType<typeof message>) => {
      const answer = await visitor.send(contactAdd, { body });
      expect(answer.json()).toMatchObject({ status: 403, code: 'not-verified' });
      expect(await rows(body.id)).toBe(0);
    };
    await refused(newVisitor(), message(newPhone(), crypto.randomUUID(), '123456'));
    const { visitor, phone, code } = await verified(mine);
    await refused(visitor, message(phone, other, code));
    await refused(visitor, message(newPhone(), crypto.randomUUID(), code));
    expect((await visitor.send(contactAdd, { body: message(phone, mine, code) })).statusCode).toBe(200);
    await refused(visitor, message(phone, crypto.randomUUID(), code));
    const loginOnly = newPhone();
    await send(visitor, loginOnly, 'login');
    await refused(visitor, message(loginOnly, crypto.randomUUID(), world.codeFor(loginOnly)));
  });

  it('may be verified by e-mail, from a number abroad', async () => {
    const [visitor, id] = [newVisitor(), crypto.randomUUID()];
    expect((await visitor.send(emailSend, { body: { email: 'Ann@Example.org' } })).statusCode).toBe(200);
    const code = world.codeFor('ann@example.org');
    expect((await visitor.send(emailVerify, { body: { email: 'ann@example.org', code } })).statusCode).toBe(200);
    const body = { ...message('+49 40 1234567', id, code), fromEmail: 'ann@example.org', verifiedBy: 'email' };
    expect((await visitor.send(contactAdd, { body })).statusCode).toBe(200);
    expect(await rows(id)).toBe(1);
  });

  it('waits for the mail server and goes out within the minute after it is back', async () => {
    const waiting = crypto.randomUUID();
    const first = await verified(waiting);
    world.trouble.mail = true;
    const kept = await first.visitor.send(contactAdd, { body: message(first.phone, waiting, first.code) });
    expect(kept.statusCode).toBe(200);
    const waits = async () => (await test.pool.query('select from outgoing_mail where id = $1', [waiting])).rowCount;
    expect(await waits()).toBe(1);
    world.trouble.mail = false;
    await queue.tick();
    expect(world.mails.filter(({ text }) => text.includes(waiting))).toHaveLength(1);
    expect(await waits()).toBe(0);
  });

  it('S19 cannot write lines of its own into the mail’s head', async () => {
    const { visitor, phone, code } = await verified();
    const body = { ...message(phone, crypto.randomUUID(), code), fromName: 'x\r\nBcc: everyone@example.com' };
    expect((await visitor.send(contactAdd, { body })).json()).toMatchObject({ fields: [{ path: 'body.fromName' }] });
  });

  it.each([
    ['an unknown field', { permission: 9 }, 'body'],
    ['an empty name', { fromName: '' }, 'body.fromName'],
    ['a name of spaces', { fromName: '   ' }, 'body.fromName'],
    ['a bad e-mail address', { fromEmail: 'a@b' }, 'body.fromEmail'],
    ['an e-mail address of 1 MB', { fromEmail: `${'a@'.repeat(20_000)}b.cn` }, 'body.fromEmail'],
    ['a phone number of ten digits', { fromPhone: '1380013800' }, 'body.fromPhone'],
    ['a code with letters', { code: '12ab' }, 'body.code'],
    ['a message that is a number', { fromMessage: 5 }, 'body.fromMessage'],
  ])('S22 is refused with %s', async (_, change, path) => {
    const answer = await newVisitor().send(contactAdd, {
      body: { ...message('13800138000', crypto.randomUUID(), '123456'), ...change },
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', fields: [{ path }] });
  });
});

describe('S29 the contact message', () => {
  it('is erased after two years', async () => {
    const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [id, days] of [
      [old, 731],
      [recent, 700],
    ] as const) {
      await test.pool.query(
        `insert into contact_message values ($1, 'a', '1', 'a@b.cn', 'c', 'm', 'phone', null, 'zh_CN', $2, $1)`,
        [id, new Date(Date.now() - days * 24 * HOURS)],
      );
    }
    await test.app.keepHouse();
    expect([await rows(old), await rows(recent)]).toEqual([0, 1]);
  });
});

describe('S11 the daily budget', () => {
  it('stops sending to everyone, and says so in the log', async () => {
    const thrifty = await buildTestApp({ adapters: world.adapters, sharedLimits: { 'sms-all-day': [2, 86_400] } });
    const complaints = vi.spyOn(thrifty.app.log, 'error').mockImplementation(() => undefined);
    const answers = [];
    for (let n = 0; n < 3; n += 1) {
      const visitor = new VisitorBrowser(thrifty.app, `203.0.${n}.1`);
      answers.push((await visitor.send(smsSend, { body: { phoneNumber: newPhone() } })).statusCode);
    }
    expect(answers).toEqual([200, 200, 429]);
    expect(JSON.stringify(complaints.mock.calls)).toContain('budget');
    await thrifty.close();
  });
});

describe('ROUTE-12 page visits', () => {
  it('are counted by day and page, without the visitor', async () => {
    vi.setSystemTime(new Date('2026-11-21T08:00:00Z'));
    for (const pageId of [5, 5, 7]) await newVisitor().send(visitAdd, { body: { pageId } });
    const counted = await test.pool.query(
      "select page_id, visits from page_visit where day = '2026-11-21' order by page_id",
    );
    expect(counted.rows).toEqual([
      { page_id: 5, visits: 2 },
      { page_id: 7, visits: 1 },
    ]);
    expect((await newVisitor().send(visitAdd, { body: { pageId: 10 } })).statusCode).toBe(400);
  });
});
