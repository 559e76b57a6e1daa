import type { FastifyBaseLogger } from 'fastify';
import type { WechatPerson, WechatPlace, WechatPort } from '#server/adapters/wechat/port.ts';
import { WechatRefusal } from '#server/adapters/wechat/port.ts';
import { browserMark } from '#server/modules/captcha/service.ts';
import { sourceOf } from '#server/plugins/address-limits.ts';
import type { CallCookies } from '#server/plugins/cookies.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { equalHashes, hashOf, newToken } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import type { WechatStateRepo } from './repo.ts';

const STATE_MS = 5 * 60_000;
const STATE = /^(scan|wechat)-[\w-]{43}$/;

interface Caller {
  cookies: CallCookies;
  address: string;
  log: FastifyBaseLogger;
}

interface Deps {
  repo: WechatStateRepo;
  wechat: WechatPort | null;
  limits: SharedLimits;
  /** Where WeChat brings the browser back to. */
  redirectUri: string;
  clock: () => number;
}

/** AUTH-03: the way to WeChat and back. The state is 256 bits, good once, for five minutes, in the browser that began. */
export function createWechatLogin({ repo, wechat, limits, redirectUri, clock }: Deps) {
  return {
    /** Throws `not-configured` where the operator has not set this place up. */
    async start(place: WechatPlace, { cookies, address }: Caller): Promise<{ url: string; state: string }> {
      // Base64url, which WeChat hands back as it was; the place tells which of the two apps the code will be for.
      const state = `${place}-${newToken()}`;
      const url = wechat?.authorizeUrl(place, state, redirectUri) ?? null;
      if (url === null) throw new Problem('not-configured');
      await limits.take(['login-address-hour', sourceOf(address)]);
      await repo.put({
        stateHash: hashOf(state),
        browserHash: hashOf(browserMark(cookies)),
        expiresAt: new Date(clock() + STATE_MS),
      });
      return { url, state };
    },

    /** Who came back. The state is compared before the code is sent anywhere. Throws `wechat-failed`, `wechat-code-used`. */
    async finish(code: string, state: string, { cookies, address, log }: Caller): Promise<WechatPerson> {
      if (wechat === null) throw new Problem('not-configured');
      const refuse = (reason: string, problem: 'wechat-failed' | 'wechat-code-used' = 'wechat-failed') => {
        logSecurity(log, 'login.failed', { address, method: 'wechat', reason });
        return new Problem(problem);
      };
      const place = STATE.exec(state)?.[1] === 'wechat' ? 'wechat' : 'scan';
      const stored = STATE.test(state) ? await repo.take(hashOf(state)) : null;
      const browser = cookies.get('browser');
      if (stored === null || browser === null || stored.expiresAt.getTime() <= clock()) throw refuse('state');
      if (!equalHashes(stored.browserHash, hashOf(browser))) throw refuse('another browser');
      return wechat.identify(place, code).catch((cause: unknown) => {
        if (cause instanceof WechatRefusal) throw refuse('code', cause.used ? 'wechat-code-used' : 'wechat-failed');
        throw new Problem('unavailable', { cause, retryAfter: 10 });
      });
    },
  };
}

export type WechatLogin = ReturnType<typeof createWechatLogin>;
