import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { personName } from '#contract/account-fields.ts';
import { NAME_MAX } from '#contract/account-limits.ts';
import { wechatLogin, wechatStart } from '#contract/auth.ts';
import { userGet, wechatLink, wechatUnlink } from '#contract/users.ts';
import { wechatOpenPlatform } from '#server/adapters/wechat/open-platform.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loggedIn, storeAccount } from '#tests/support/logged-in.ts';
import { createOutsideWorld } from '#tests/support/outside-world.ts';
import { logThroughServer } from '#tests/support/request-log.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';
import { startWechat, WECHAT_APP } from '#tests/support/wechat-platform.ts';

let wechat: Awaited<ReturnType<typeof startWechat>>;
let test: TestApp;
let count = 0;

beforeAll(async () => {
  wechat = await startWechat();
  const port = wechatOpenPlatform(
    { scan: WECHAT_APP, wechat: null },
    { authorize: 'https://open.weixin.qq.com', api: wechat.origin },
  );
  const { adapters } = createOutsideWorld();
  test = await buildTestApp({ adapters: { ...adapters, wechat: port }, clock: () => Date.now() });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  wechat.state.down = false;
});
afterAll(async () => {
  await test.close();
  await wechat.stop();
});

async function begun() {
  count += 1;
  const visitor = new VisitorBrowser(test.app, `192.0.2.${count}`);
  const answer = await visitor.send(wechatStart, { body: { place: 'scan' } });
  return { visitor, ...answer.json().message };
}
const finish = (visitor: VisitorBrowser, code: string, state: string) =>
  visitor.send(wechatLogin, { body: { code, state } });
const person = () => ({ openid: `open-${count}`, nickname: '林越', unionid: `union-${count}` });

describe('AUTH-03 login by WeChat scan', () => {
  it('sends the browser to WeChat with a state of 256 bits and brings it back to /oauth', async () => {
    const { url, state } = await begun();
    const to = new URL(url);
    expect(to.origin + to.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect');
    expect(to.hash).toBe('#wechat_redirect');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      appid: WECHAT_APP.appId,
      redirect_uri: 'http://site.test/oauth',
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    });
    expect(state).toMatch(/^scan-[\w-]{43}$/);
    expect(url).not.toContain(WECHAT_APP.secret);
  });

  it('makes a member the first time and finds him again the next', async () => {
    const first = await begun();
    const who = person();
    const made = (await finish(first.visitor, wechat.scan(who), first.state)).json().message;
    expect(made.info).toMatchObject({ firstName: '林越', permission: 6 });
    first.visitor.token = made.token;
    expect((await first.visitor.send(userGet, { body: {} })).json().message).toMatchObject({
      wechatLinked: true,
      hasPassword: false,
      phoneNumber: '',
    });
    const second = await begun();
    const again = (
      await finish(second.visitor, wechat.scan({ ...who, openid: 'of another app' }), second.state)
    ).json();
    expect(again.message.info.id).toBe(made.info.id);
  });

  it.each([
    ['more than one line', ' 林\u0000越\r\nBcc: ', '林 越 Bcc:'],
    ['a sign that is cut in two', `${'林'.repeat(NAME_MAX - 1)}🚢`, '林'.repeat(NAME_MAX - 1)],
    ['no name at all', '\u2028', 'WeChat'],
  ])('makes a name that can be kept of %s', async (_, nickname, firstName) => {
    const { visitor, state } = await begun();
    const made = (await finish(visitor, wechat.scan({ ...person(), nickname }), state)).json();
    expect(made.message.info.firstName).toBe(firstName);
    expect(personName.parse(firstName)).toBe(firstName);
  });

  it('S17 refuses a state that is missing, made up, used, over or of another browser, and asks WeChat nothing', async () => {
    const asked = wechat.state.asked;
    const refused = async (visitor: VisitorBrowser, state: string) => {
      const answer = await finish(visitor, wechat.scan(person()), state);
      expect(answer.json()).toMatchObject({ status: 400, code: 'wechat-failed' });
      expect(answer.json().message).toBe('Scan code login verification failed, please try again');
      expect(visitor.cookies.has('session')).toBe(false);
    };
    const one = await begun();
    const other = await begun();
    await refused(one.visitor, `scan-${'a'.repeat(43)}`);
    await refused(one.visitor, 'x');
    await refused(one.visitor, other.state);
    await refused(new VisitorBrowser(test.app), one.state);
    const late = await begun();
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    await refused(late.visitor, late.state);
    expect(wechat.state.asked).toBe(asked);
  });

  it('uses a state up, whatever comes of it', async () => {
    const { visitor, state } = await begun();
    expect((await finish(visitor, 'made-up', state)).json().code).toBe('wechat-failed');
    expect((await finish(visitor, wechat.scan(person()), state)).json().code).toBe('wechat-failed');
  });

  it('ERR-04 says of a code that has been used before what the client knows it by', async () => {
    const first = await begun();
    const code = wechat.scan(person());
    await finish(first.visitor, code, first.state);
    const second = await begun();
    const answer = await finish(second.visitor, code, second.state);
    expect(answer.json()).toMatchObject({ code: 'wechat-code-used', message: 'code been used' });
  });

  it('is an honest failure when WeChat cannot be reached', async () => {
    const { visitor, state } = await begun();
    wechat.state.down = true;
    const answer = await finish(visitor, wechat.scan(person()), state);
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('is not available in a place that is not set up', async () => {
    const { visitor } = await begun();
    const answer = await visitor.send(wechatStart, { body: { place: 'wechat' } });
    expect(answer.json()).toMatchObject({ status: 503, code: 'not-configured' });
  });
});

describe('AUTH-03 WeChat for an account there is', () => {
  async function member() {
    count += 1;
    const id = await storeAccount(test, 6, { phone: String(13_600_000_000 + count) });
    const visitor = await loggedIn(test, 6, id);
    visitor.address = `198.18.0.${count}`;
    return { id, visitor };
  }
  const link = async (visitor: VisitorBrowser, who: ReturnType<typeof person>) => {
    const { state } = (await visitor.send(wechatStart, { body: { place: 'scan' } })).json().message;
    return visitor.send(wechatLink, { body: { code: wechat.scan(who), state } });
  };

  it('is added by whoever is logged in, and then leads to that account', async () => {
    const { id, visitor } = await member();
    const who = person();
    expect((await link(visitor, who)).json().message.wechatLinked).toBe(true);
    const scanned = await begun();
    const answer = await finish(scanned.visitor, wechat.scan(who), scanned.state);
    expect(answer.json().message.info.id).toBe(id);
    const other = await member();
    expect((await link(other.visitor, who)).json()).toMatchObject({ status: 409, code: 'account-exists' });
    expect((await visitor.send(wechatUnlink, { body: {} })).json().message.wechatLinked).toBe(false);
  });

  it('ASVS 16.3 leaves a line in the log when it is added and when it is taken away', async () => {
    const { id, visitor } = await member();
    logThroughServer(test);
    const info = vi.spyOn(test.app.log, 'info');
    await link(visitor, person());
    await visitor.send(wechatUnlink, { body: {} });
    const noted = info.mock.calls.map(([line]) => line).filter((line) => Object(line).security === 'account.changed');
    info.mockRestore();
    const common = { account: id, address: visitor.address, method: 'wechat' };
    expect(noted).toMatchObject([
      { ...common, reason: 'linked' },
      { ...common, reason: 'unlinked' },
    ]);
  });

  it('cannot be taken away where it is the only way in', async () => {
    const { visitor, state } = await begun();
    const made = await finish(visitor, wechat.scan({ ...person(), unionid: 'only-way-in' }), state);
    visitor.token = made.json().message.token;
    expect((await visitor.send(wechatUnlink, { body: {} })).json()).toMatchObject({ status: 409, code: 'conflict' });
  });
});
