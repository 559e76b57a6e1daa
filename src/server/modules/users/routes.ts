import fp from 'fastify-plugin';
import {
  changeAvatar,
  changeContent,
  changePassword,
  changePasswordByPhone,
  changePhone,
  consentAdd,
  deletionCancel,
  deletionRequest,
  exportOwn,
  sendOwnCode,
  sessionEnd,
  sessionList,
  userGet,
  wechatLink,
  wechatUnlink,
} from '#contract/users.ts';
import type { SessionService } from '#server/modules/sessions/service.ts';
import type { UserService } from './service.ts';

const done = (work: Promise<void>): Promise<true> => work.then(() => true);

/** The calls of the personal center. */
export const userRoutes = fp<{ users: UserService; sessions: SessionService }>(
  async (app, { users, sessions }) => {
    app.mount(userGet, { handle: (_input, { by }) => users.record(by) });
    app.mount(changePassword, { handle: ({ body }, call) => done(users.changePassword(call.by, body, call)) });
    app.mount(changePasswordByPhone, { handle: ({ body }, call) => done(users.changePasswordByPhone(body, call)) });
    app.mount(changeContent, { handle: ({ body }, { by }) => users.changeContent(by, body) });
    app.mount(changeAvatar, { handle: ({ body }, call) => users.changeAvatar(call.by, body.fileId, call) });
    app.mount(wechatLink, { handle: ({ body }, call) => users.linkWechat(call.by, body, call) });
    app.mount(wechatUnlink, { handle: (_input, call) => users.unlinkWechat(call.by, call) });
    app.mount(exportOwn, { handle: (_input, call) => users.export(call.by, call) });
    app.mount(sendOwnCode, { handle: ({ body }, call) => users.sendOwnCode(call.by, body, call) });
    app.mount(changePhone, { handle: ({ body }, call) => users.changePhone(call.by, body, call) });
    app.mount(sessionList, { handle: (_input, { by }) => sessions.list(by) });
    app.mount(sessionEnd, { handle: ({ params }, { by }) => done(sessions.end(by, params.id)) });
    app.mount(deletionRequest, {
      handle: ({ body }, call) => users.requestDeletion(call.by, body, call),
    });
    app.mount(deletionCancel, { handle: (_input, call) => done(users.cancelDeletion(call.by, call)) });
    app.mount(consentAdd, { handle: ({ body }, { by }) => done(users.consent(by, body.version)) });
  },
  { name: 'users', dependencies: ['contract'] },
);
