import { z } from 'zod';
import { callProvider } from '../provider-call.ts';
import { WECHAT_PLACES, type WechatPlace, type WechatPort, WechatRefusal } from './port.ts';

/** One application of WeChat's: the website application for scanning, or the official account inside WeChat. */
interface WechatApp {
  appId: string;
  secret: string;
}

/** Where WeChat is; other addresses are for tests. */
interface WechatHosts {
  authorize: string;
  api: string;
}

const HOSTS: WechatHosts = { authorize: 'https://open.weixin.qq.com', api: 'https://api.weixin.qq.com' };

/** 40163: the code has been used. 40029 and 41008: it is not one, or not any more. */
const USED = 40_163;
const NOT_GOOD = new Set([40_029, 41_008, 40_003]);

const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });
const tokens = z.object({ access_token: z.string(), openid: z.string(), unionid: z.string().optional() });
const person = z.object({ nickname: z.string().optional(), unionid: z.string().optional() });

const WAYS: Readonly<Record<WechatPlace, { path: string; scope: string }>> = {
  scan: { path: '/connect/qrconnect', scope: 'snsapi_login' },
  wechat: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
};

async function ask<Schema extends z.ZodType>(url: URL, schema: Schema): Promise<z.output<Schema>> {
  const json = await callProvider(url);
  const refused = refusal.safeParse(json);
  if (refused.success && refused.data.errcode !== 0) {
    const { errcode, errmsg = '' } = refused.data;
    if (errcode === USED || NOT_GOOD.has(errcode)) throw new WechatRefusal(errcode === USED);
    throw new Error(`WeChat answers ${errcode} ${errmsg.slice(0, 100)}`);
  }
  return schema.parse(json);
}

/** Logging in through the WeChat open platform (website application) and an official account. */
export function wechatOpenPlatform(
  apps: Readonly<Record<WechatPlace, WechatApp | null>>,
  hosts: WechatHosts = HOSTS,
): WechatPort {
  const places = WECHAT_PLACES.filter((place) => apps[place] !== null);
  return {
    name: `WeChat open platform (${places.join(', ')})`,
    places,

    authorizeUrl(place, state, redirectUri) {
      const app = apps[place];
      if (app === null) return null;
      const { path, scope } = WAYS[place];
      const query = new URLSearchParams({
        appid: app.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
      });
      return `${hosts.authorize}${path}?${query}#wechat_redirect`;
    },

    async identify(place, code) {
      const app = apps[place];
      if (app === null) throw new Error(`WeChat is not set up for ${place}`);
      const { appId: appid, secret } = app;
      const exchange = new URLSearchParams({ appid, secret, code, grant_type: 'authorization_code' });
      const { access_token, openid, unionid } = await ask(
        new URL(`/sns/oauth2/access_token?${exchange}`, hosts.api),
        tokens,
      );
      const who = new URLSearchParams({ access_token, openid, lang: 'zh_CN' });
      const info = await ask(new URL(`/sns/userinfo?${who}`, hosts.api), person);
      // One person has one union id over all applications of an operator, and an open id for each of them.
      const union = unionid ?? info.unionid;
      return { id: union === undefined ? `${appid}:${openid}` : `union:${union}`, nickname: info.nickname ?? '' };
    },
  };
}
