import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapters } from '#server/adapters/adapters.ts';
import { smtpMail } from '#server/adapters/mail/smtp.ts';
import { aliyunSms } from '#server/adapters/sms/aliyun.ts';
import { tencentSms } from '#server/adapters/sms/tencent.ts';
import { loadConfig } from '#server/config.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { SMS_KEYS, startAliyun, startTencent } from '#tests/support/sms-providers.ts';

const message = { phoneNumber: '13800138000', code: '042917' };
const now = () => Date.now();

describe('codes through Aliyun', () => {
  let aliyun: Awaited<ReturnType<typeof startAliyun>>;
  const settings = (changes = {}) => ({
    ...SMS_KEYS,
    signName: '港途国际物流',
    template: 'SMS_1',
    endpoint: aliyun.origin,
    ...changes,
  });
  beforeAll(async () => {
    aliyun = await startAliyun();
  });
  afterAll(() => aliyun.stop());

  it('arrive, signed as the provider checks it', async () => {
    await aliyunSms(settings(), now).send(message);
    expect(aliyun.taken).toEqual([{ to: '13800138000', parameters: { code: '042917' } }]);
  });

  it('fail with the provider’s reason, and without the secret in it', async () => {
    const wrong = aliyunSms(settings({ keySecret: 'another' }), now);
    await expect(wrong.send(message)).rejects.toThrow(/SignatureDoesNotMatch/);
    await expect(aliyunSms(settings({ keyId: 'nobody' }), now).send(message)).rejects.toThrow(/InvalidAccessKeyId/);
    await expect(aliyunSms(settings(), () => now() - 3_600_000).send(message)).rejects.toThrow(/Expired/);
    aliyun.state.limited = true;
    await expect(aliyunSms(settings(), now).send(message)).rejects.toThrow(/BUSINESS_LIMIT_CONTROL/);
  });
});

describe('codes through Tencent Cloud', () => {
  let tencent: Awaited<ReturnType<typeof startTencent>>;
  const settings = (changes = {}) => ({
    ...SMS_KEYS,
    signName: '港途国际物流',
    template: '1',
    appId: '1400000000',
    endpoint: tencent.origin,
    ...changes,
  });
  beforeAll(async () => {
    tencent = await startTencent();
  });
  afterAll(() => tencent.stop());

  it('arrive, signed as the provider checks it', async () => {
    await tencentSms(settings(), now).send(message);
    expect(tencent.taken).toEqual([{ to: '+8613800138000', parameters: ['042917'] }]);
  });

  it('fail with the provider’s reason', async () => {
    await expect(tencentSms(settings({ keySecret: 'x' }), now).send(message)).rejects.toThrow(/SignatureFailure/);
    tencent.state.limited = true;
    await expect(tencentSms(settings(), now).send(message)).rejects.toThrow(/LimitExceeded/);
  });

  it('fail when nobody answers, naming the host and nothing of the call', async () => {
    const gone = tencentSms(settings({ endpoint: 'http://127.0.0.1:9' }), now);
    await expect(gone.send(message)).rejects.toThrow(/^127\.0\.0\.1: cannot be reached$/);
  });
});

describe('mail over SMTP', () => {
  it('H30 that a person waits for does not wait behind others', async () => {
    const { promise: taken, resolve: takeAll } = Promise.withResolvers<void>();
    const isOther = ({ data }: { data: string }) => data.includes('Subject: news');
    const server = await startMailServer('site', 'right', (mail) => (isOther(mail) ? taken : Promise.resolve()));
    const mail = smtpMail(server.url, 'service@example.com');
    const others = Array.from({ length: 20 }, () => mail.send({ to: 'a@example.com', subject: 'news', text: 't' }));
    await mail.send({ to: 'b@example.com', subject: 'code', text: '123456', urgent: true });
    expect(server.arrived.map(({ to }) => to[0])).toEqual(['b@example.com']);
    takeAll();
    await Promise.all(others);
    expect(server.arrived).toHaveLength(21);
  });

  it('arrives with its sender, its one receiver and its text in both scripts', async () => {
    const server = await startMailServer();
    const mail = smtpMail(server.url, 'Harbourway <service@example.com>');
    await mail.send({
      to: 'sales@example.com',
      subject: '网站留言',
      text: '两个箱子\n.\nto Hamburg',
      replyTo: 'lin@example.com',
    });
    const [got] = server.arrived;
    expect(got).toMatchObject({ from: 'service@example.com', to: ['sales@example.com'] });
    expect(got?.data).toMatch(/^Reply-To: .*lin@example\.com/m);
    expect(got?.data).toMatch(/^Subject: =\?UTF-8\?/m);
    const [, body = ''] = got?.data.split('\n\n') ?? [];
    const bytes = body
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    expect(Buffer.from(bytes, 'latin1').toString('utf8')).toBe('两个箱子\n.\nto Hamburg\n');
  });

  it('goes to one address, however many are written into it (S19)', async () => {
    const server = await startMailServer();
    const mail = smtpMail(server.url, 'service@example.com');
    const sent = mail.send({
      to: 'a@example.com, everyone@example.com',
      subject: 'x\r\nBcc: all@example.com',
      text: 'y',
    });
    await sent.catch(() => undefined);
    expect(server.arrived.flatMap(({ to }) => to)).not.toContain('everyone@example.com');
    expect(server.arrived.map(({ data }) => data).join('')).not.toMatch(/^Bcc:/m);
  });

  it('fails when the server refuses the password', async () => {
    const server = await startMailServer('site', 'right');
    const mail = smtpMail(server.url.replace('right', 'wrong'), 'service@example.com');
    await expect(mail.send({ to: 'a@example.com', subject: 's', text: 't' })).rejects.toThrow();
    expect(server.arrived).toEqual([]);
  });
});

describe('the configuration of messages', () => {
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line) };
  const made = (environment: Record<string, string>) =>
    createAdapters(loadConfig(environment, '/srv'), Object.assign(Object.create(null), log), now);

  it('says which adapters are active, and never a secret', async () => {
    lines.length = 0;
    await made({
      NODE_ENV: 'production',
      SMS_PROVIDER: 'aliyun',
      SMS_KEY_ID: 'id',
      SMS_KEY_SECRET: 'hunter2',
      SMS_SIGN_NAME: 's',
      SMS_TEMPLATE: 't',
      MAIL_URL: 'smtps://me:hunter2@mail.example.com:465',
      MAIL_FROM: 'a@example.com',
      VAPID_PUBLIC_KEY: 'B'.repeat(87),
      VAPID_PRIVATE_KEY: 'h'.repeat(43),
    });
    expect(lines).toEqual([
      'sms: Aliyun SMS at dysmsapi.aliyuncs.com',
      'mail: SMTP at mail.example.com:465',
      'wechat: not set up',
      'push: Web Push',
    ]);
  });

  it('that is only half there stops the start, naming what is missing', async () => {
    await expect(made({ SMS_PROVIDER: 'tencent', SMS_KEY_ID: 'id' })).rejects.toThrow(
      /SMS_PROVIDER tencent also needs SMS_KEY_SECRET\./,
    );
    await expect(made({ MAIL_URL: 'smtp://host' })).rejects.toThrow('MAIL_URL also needs MAIL_FROM.');
    await expect(made({ WECHAT_APP_ID: 'wx' })).rejects.toThrow('WECHAT_APP_ID also needs WECHAT_APP_SECRET.');
    await expect(made({ VAPID_PUBLIC_KEY: 'B'.repeat(87) })).rejects.toThrow(
      'VAPID_PUBLIC_KEY also needs VAPID_PRIVATE_KEY.',
    );
  });

  it('has an outbox outside production, and never in production', async () => {
    expect((await made({ NODE_ENV: 'test' })).outbox).not.toBeNull();
    expect(await made({ NODE_ENV: 'production' })).toMatchObject({
      outbox: null,
      sms: null,
      mail: null,
      wechat: null,
      push: null,
    });
  });
});
