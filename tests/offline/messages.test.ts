import { setupI18n } from '@lingui/core';
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '#client/api/api.ts';
import type { Obstacle } from '#client/offline/obstacle.ts';
import type { RouteKey } from '#client/offline/route-query.ts';
import { SESSION_NEEDED } from '#contract/session-needed.ts';

const QUERY = { pageNum: 1, pageSize: 20, keyword: '', facets: '', sort: '', order: 'asc' } as const;

/** How pages ask for what they show. */
const questions = {
  'an answer that is kept': async () => (await import('#client/offline/route-query.ts')).routeQuery('faq.list', {}),
  'a page of a table': async () =>
    (await import('#client/offline/packs/dictionary-query.ts')).dictionaryList('ports', QUERY),
  'an entry of a table': async () =>
    (await import('#client/offline/packs/dictionary-query.ts')).dictionaryEntry('ports', 'CNNGB'),
  'one number of several': async () =>
    (await import('#client/features/tracking/answer-query.ts')).answerQuery(
      { number: 'CSQU3054383', businessType: 2, said: false },
      true,
    ),
};

/** A tab whose server does what `transport` does, and the messages that it shows. */
async function openTab(transport: Transport) {
  vi.resetModules();
  const { createApi } = await import('#client/api/api.ts');
  const { createQueryClient } = await import('#client/app/query-client.ts');
  const { presentFailures } = await import('#client/features/shell/messages/presenter.ts');
  const { callSession } = await import('#client/offline/session/call-session.ts');
  const { connectivity } = await import('#client/offline/connectivity.ts');
  const { toasts } = await import('#client/ui/toasts.ts');
  const api = createApi({ base: '/api', locale: 'en_US', transport, session: callSession });
  const client = createQueryClient(api);
  const { frameDialog } = await import('#client/offline/wanted-dialog.ts');
  const { deviceSession } = await import('#client/offline/session/session.ts');
  const stop = presentFailures(client, setupI18n({ locale: 'en_US', messages: { en_US: {} } }));
  return {
    said: () => toasts.snapshot().map(({ text }) => text),
    headings: () => toasts.snapshot().map(({ heading }) => heading),
    /** Shows the answer to a question, if the device `has` one, and waits until it was asked for in vain. */
    async show(name: keyof typeof questions, has = false): Promise<unknown> {
      const { queryKey, queryFn } = (await questions[name]()) as QueryObserverOptions<
        unknown,
        Error,
        unknown,
        unknown,
        RouteKey
      >;
      if (has) client.setQueryData(queryKey, { total: 0, rows: [] }, { updatedAt: 1 });
      const shown = new QueryObserver(client, { queryKey, retry: false, ...(queryFn ? { queryFn } : {}) });
      return new Promise((resolve) => {
        shown.subscribe(({ error, fetchStatus }) => {
          if (error !== null && fetchStatus === 'idle') resolve(error);
        });
      });
    },
    write: () => api.call('users.export', { body: {} }, { repeatable: true }).catch(() => undefined),
    /** A form that says itself what fails. */
    submit: () => api.call('users.export', { body: {} }, { quiet: true }).catch(() => undefined),
    obstacle: (what: Obstacle | null) => connectivity.set(what),
    stop,
    connectivity,
    session: deviceSession,
    dialog: () => frameDialog.open,
  };
}

const broken: Transport = () => Promise.reject(new TypeError('Failed to fetch'));
const answering =
  (status: number): Transport =>
  async () => ({
    status,
    json: async () => ({ status, message: 'Something broke', code: 'internal', requestId: 'r-1' }),
  });
const failing = answering(500);

beforeEach(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined, location: { pathname: '/personal' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('the dialog about a session that is over', () => {
  const info = (id: string) => ({ id, username: id, firstName: 'An', permission: 6, avatar: '', avatarName: '' });
  const over: Transport = async () => ({
    status: 401,
    json: async () => ({ status: 401, message: SESSION_NEEDED, code: 'unauthenticated', requestId: 'r-1' }),
  });
  async function openExpired() {
    const tab = await openTab(over);
    tab.session.begin({ token: 't-1', info: info('a') });
    await tab.write();
    expect(tab.dialog()).toBe('expired');
    return tab;
  }

  it.each(['/home', '/dictionary/ports', '/logisticstools/freetime'])(
    'A2 is not opened on a page that needs no session: %s',
    async (pathname) => {
      const tab = await openTab(over);
      Object.assign(window.location, { pathname });
      tab.session.begin({ token: 't-1', info: info('a') });
      await Promise.all([tab.write(), tab.write()]);
      expect(tab.dialog()).toBeNull();
      expect(tab.session.session).toBeNull();
      expect(tab.said()).toHaveLength(1);
    },
  );

  it('A2 leads to the end by which what is kept is removed when a word ended the session, and locked when it ran out', async () => {
    for (const [code, how] of [
      ['session-withdrawn', 'withdrawn'],
      ['unauthenticated', 'expired'],
    ]) {
      window.localStorage.removeItem('token');
      const tab = await openTab(async () => ({
        status: 401,
        json: async () => ({ status: 401, message: SESSION_NEEDED, code, requestId: 'r-1' }),
      }));
      Object.assign(window.location, { pathname: '/home' });
      const ended: string[] = [];
      tab.session.onEnd((_ended, end) => ended.push(end));
      tab.session.begin({ token: 't-1', info: info('a') });
      await tab.write();
      expect(ended).toEqual([how]);
    }
  });

  it('R29 is gone when somebody has logged in again, here or in another tab: it would end the new session', async () => {
    const tab = await openExpired();
    tab.session.begin({ token: 't-2', info: info('a') });
    expect(tab.dialog()).toBeNull();
    expect(tab.session.token).toBe('t-2');
  });

  it('R29 is gone when it was answered in another tab', async () => {
    const tab = await openExpired();
    tab.session.end('elsewhere');
    expect(tab.dialog()).toBeNull();
  });

  it('ERR-05 stays while the session only has another name', async () => {
    const tab = await openExpired();
    tab.session.update({ ...info('a'), firstName: 'Bo' });
    expect(tab.dialog()).toBe('expired');
  });
});

describe('a presenter that has ended', () => {
  it('hears of the connection no more', async () => {
    const tab = await openTab(broken);
    tab.stop();
    const heard = vi.spyOn(tab.connectivity, 'online', 'get');
    tab.obstacle('unreachable');
    tab.obstacle(null);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('what is said of a call without an answer', () => {
  it.each(Object.keys(questions) as (keyof typeof questions)[])(
    'PWA-05 is nothing where a page shows %s, or that it has none',
    async (name) => {
      for (const obstacle of [null, 'device', 'unreachable', 'server'] as const) {
        const tab = await openTab(broken);
        tab.obstacle(obstacle);
        await tab.show(name);
        await tab.show(name, true);
        expect({ obstacle, said: tab.said() }).toEqual({ obstacle, said: [] });
      }
    },
  );

  it('ERR-03 is said once for what the visitor did, until the connection was back', async () => {
    const tab = await openTab(broken);
    tab.obstacle('unreachable');
    await tab.write();
    await tab.write();
    expect(tab.said()).toEqual(['Backend interface connection abnormal']);
  });

  it('ERR-01 is said of a page whose answer went wrong on our side', async () => {
    const tab = await openTab(failing);
    await tab.show('an answer that is kept');
    expect(tab.said()).toEqual(['Something broke']);
  });

  it.each([403, 404, 429])(
    'G3 is a notification where what is shown is asked for again, and answered %d',
    async (status) => {
      const tab = await openTab(answering(status));
      await tab.show('an answer that is kept', true);
      expect([tab.said(), tab.headings()]).toEqual([['Something broke'], ['That could not be done']]);
    },
  );

  it('G1 says of a form that is sent twice within a second that it is being processed, and nothing else', async () => {
    const tab = await openTab(answering(400));
    await tab.submit();
    expect(tab.said()).toEqual([]);
    await tab.submit();
    expect(tab.said()).toEqual(['Data is being processed, do not submit again']);
  });

  it('ERR-05 is nothing to a visitor who had no session', async () => {
    const tab = await openTab(async () => ({
      status: 401,
      json: async () => ({ status: 401, message: SESSION_NEEDED }),
    }));
    await tab.write();
    expect([tab.said(), tab.dialog()]).toEqual([[], null]);
  });

  it('ERR-01 is a toast for 500 and a notification with a heading for everything else', async () => {
    for (const [status, heading] of [
      [500, undefined],
      [409, 'That could not be done'],
    ] as const) {
      const tab = await openTab(answering(status));
      await tab.write();
      expect([tab.said(), tab.headings()]).toEqual([['Something broke'], [heading]]);
    }
  });
});
