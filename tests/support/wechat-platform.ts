import { startProvider } from './provider-server.ts';

/** The application the simulated platform knows. */
export const WECHAT_APP = { appId: 'wx0123456789abcdef', secret: 'secret-of-the-app' };

/** A person who has scanned. */
interface Person {
  openid: string;
  nickname: string;
  unionid?: string;
}

/** The WeChat open platform: codes are given out by `scan`, are good once, and its answers come as text, as the real ones. */
export async function startWechat() {
  const codes = new Map<string, Person>();
  const used = new Set<string>();
  const tokens = new Map<string, Person>();
  const state = { down: false, asked: 0 };
  let count = 0;
  const exchange = (query: URLSearchParams): unknown => {
    if (query.get('appid') !== WECHAT_APP.appId) return { errcode: 40013, errmsg: 'invalid appid' };
    if (query.get('secret') !== WECHAT_APP.secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
    if (query.get('grant_type') !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' };
    const code = query.get('code') ?? '';
    if (used.has(code)) return { errcode: 40163, errmsg: 'code been used' };
    const person = codes.get(code);
    if (person === undefined) return { errcode: 40029, errmsg: 'invalid code' };
    used.add(code);
    const token = `token-${code}`;
    tokens.set(token, person);
    return { access_token: token, expires_in: 7200, refresh_token: 'r', openid: person.openid, scope: 'snsapi_login' };
  };
  const userinfo = (query: URLSearchParams): unknown => {
    const person = tokens.get(query.get('access_token') ?? '');
    if (person === undefined || person.openid !== query.get('openid'))
      return { errcode: 40001, errmsg: 'invalid credential' };
    return { ...person, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [] };
  };
  const server = await startProvider(({ url }) => {
    state.asked += 1;
    if (state.down) return { status: 502, type: 'text/html', json: '<html>Bad gateway</html>' };
    const known = { '/sns/oauth2/access_token': exchange, '/sns/userinfo': userinfo }[url.pathname];
    return { type: 'text/plain', json: known?.(url.searchParams) ?? { errcode: -1, errmsg: 'no such path' } };
  });
  return {
    ...server,
    state,
    /** A person scans and agrees: the code that WeChat brings back to the site. */
    scan(person: Person): string {
      count += 1;
      codes.set(`code-${count}`, person);
      return `code-${count}`;
    },
  };
}
