import fp from 'fastify-plugin';
import { accountLogin, captchaGet, logout, phoneLogin, register, wechatLogin, wechatStart } from '#contract/auth.ts';
import type { CaptchaService } from '#server/modules/captcha/service.ts';
import type { SessionService } from '#server/modules/sessions/service.ts';
import type { AuthService } from './service.ts';
import type { WechatLogin } from './wechat.ts';

interface Services {
  auth: AuthService;
  captchas: CaptchaService;
  sessions: SessionService;
  wechat: WechatLogin;
}

/** The calls that begin and end sessions. */
export const authRoutes = fp<Services>(
  async (app, { auth, captchas, sessions, wechat }) => {
    app.mount(captchaGet, { handle: ({ query }, call) => captchas.give(query.form, call) });
    app.mount(accountLogin, { handle: ({ body }, call) => auth.login(body, call) });
    app.mount(phoneLogin, { handle: ({ body }, call) => auth.phoneLogin(body, call) });
    app.mount(wechatStart, { handle: ({ body }, call) => wechat.start(body.place, call) });
    app.mount(wechatLogin, { handle: ({ body }, call) => auth.wechatLogin(body, call) });
    app.mount(register, { handle: ({ body }, call) => auth.register(body, call) });
    app.mount(logout, {
      handle: async (_input, call) => {
        await sessions.logout(call);
        return true;
      },
    });
  },
  { name: 'auth', dependencies: ['contract'] },
);
