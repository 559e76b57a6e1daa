import fp from 'fastify-plugin';
import {
  pushSubscribe,
  pushUnsubscribe,
  watchNoticeList,
  watchNoticeMailChange,
  watchNoticeRead,
  watchNoticeSettings,
  watchNoticeSettingsChange,
} from '#contract/watch-notices.ts';
import type { NoticesService } from './service.ts';

/** The calls for notices of watched shipments. */
export const noticeRoutes = fp<{ service: NoticesService }>(
  async (app, { service }) => {
    app.mount(watchNoticeList, { handle: (_input, { by }) => service.inbox(by) });
    app.mount(watchNoticeRead, { handle: ({ body }, { by }) => service.markRead(by, body.upTo) });
    app.mount(watchNoticeSettings, { handle: (_input, { by }) => service.settings(by) });
    app.mount(watchNoticeSettingsChange, {
      handle: ({ body }, { by, locale }) => service.change(by, body, locale),
    });
    app.mount(watchNoticeMailChange, { handle: ({ body }, call) => service.changeMail(call.by, body, call) });
    app.mount(pushSubscribe, { handle: ({ body }, { by, locale }) => service.subscribe(by, body, locale) });
    app.mount(pushUnsubscribe, { handle: ({ body }, { by }) => service.unsubscribe(by, body.endpoint) });
  },
  { name: 'notices', dependencies: ['contract'] },
);
