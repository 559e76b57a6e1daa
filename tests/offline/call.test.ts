import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type Transport } from '#client/api/api.ts';
import { addressOf, browserTransport, CALL_TIMEOUT_MS, queryString } from '#client/api/call.ts';
import { DuplicateError } from '#client/api/duplicates.ts';
import { ForeignAnswerError, isUnreachable, OfflineError, ProblemError, TimeoutError } from '#client/api/errors.ts';
import { probeServer } from '#client/api/probe.ts';
import { sendInLeaving } from '#client/api/send-in-leaving.ts';
import { isSessionOver } from '#client/api/session-over.ts';
import { routeNamed } from '#client/api/wire.ts';
import { obstacleOf } from '#client/offline/obstacle.ts';
import { SESSION_NEEDED } from '#contract/session-needed.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Request = Parameters<Transport>[0];
const config = { enabledAds: 0, enabledBanner: 0, publicTracking: 0 };

/** An API whose server gives this body with this status; what it was asked is kept. */
function serverThat(status: number, body: unknown) {
  const asked: Request[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return {
      status,
      json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
    };
  };
  return { asked, api: createApi({ base: '/api', locale: 'en_US', transport }) };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Never answers, and ends as `fetch` does when it is given up. */
const silent: Transport = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('what is asked', () => {
  it('CALL-02 nests objects as name[key], leaves out what is empty, and escapes', () => {
    expect(queryString({ pageNum: 1, range: { from: '2026-01-01', to: { exact: true } }, list: ['a', 'b'] })).toBe(
      `?${new URLSearchParams([
        ['pageNum', '1'],
        ['range[from]', '2026-01-01'],
        ['range[to][exact]', 'true'],
        ['list[0]', 'a'],
        ['list[1]', 'b'],
      ])}`,
    );
    expect(queryString({ none: undefined, nothing: null, empty: '', zero: 0, no: false })).toBe('?zero=0&no=false');
    expect(queryString({ keyword: '宁波 & 50%' })).toBe('?keyword=%E5%AE%81%E6%B3%A2+%26+50%25');
    expect(queryString({})).toBe('');
  });

  it('CALL-02 puts parameters into the path, where they cannot leave it', () => {
    const entry = routeNamed('dictionary.ports.entry');
    expect(addressOf(entry, { params: { key: 'CNNGB' } })).toBe('/bDictionary/ports/CNNGB');
    expect(addressOf(entry, { params: { key: '../packs?x=1#y' } })).toBe('/bDictionary/ports/..%2Fpacks%3Fx%3D1%23y');
  });

  it('CALL-01 names the language', async () => {
    const { api, asked } = serverThat(200, { status: 200, message: config });
    expect(await api.call('site.config', {})).toEqual(config);
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/api/bConfig/showGet',
      headers: { 'accept-language': 'en-US', accept: 'application/json' },
    });
  });

  it('CALL-04 names the key of a write that may be sent twice', async () => {
    const { api, asked } = serverThat(200, { status: 200, message: config });
    await api.call('site.config', {}, { idempotencyKey: 'a1b2c3d4' });
    expect(asked[0]?.headers).toMatchObject({ 'idempotency-key': 'a1b2c3d4' });
  });
});

describe('the session in calls', () => {
  const session = (token: string | null) => ({ token, confirmed: vi.fn(), failed: vi.fn() });
  const ownRecord = { total: 0, rows: [] };

  /** An API in a session, whose server answers with an empty list at a time of its clock. */
  function loggedIn(token: string | null, meanwhile: () => void = () => undefined) {
    const held = session(token);
    const asked: Request[] = [];
    const transport: Transport = async (request) => {
      asked.push(request);
      meanwhile();
      return {
        status: 200,
        json: async () => ({ status: 200, message: ownRecord }),
        header: (name) => (name === 'date' ? 'Sat, 21 Nov 2026 12:00:00 GMT' : null),
      };
    };
    return { held, asked, api: createApi({ base: '/api', locale: 'en_US', transport, session: held }) };
  }
  const list = ['party.list', { query: { pageNum: 1, pageSize: 20 } }] as const;

  it('CALL-01 send its token when there is one, and another or none when told', async () => {
    const { api, asked } = loggedIn('t-1');
    await api.call(...list);
    await api.call(...list, { token: null });
    await api.call(...list, { token: 't-0' });
    await loggedIn(null).api.call(...list);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer t-1', undefined, 'Bearer t-0']);
  });

  it('PWA-07 hear from each answer to it that it was confirmed, and when', async () => {
    const { api, held } = loggedIn('t-1');
    await api.call(...list);
    expect(held.confirmed).toHaveBeenCalledExactlyOnceWith(Date.UTC(2026, 10, 21, 12));
  });

  it('R28 throw away what arrives when the session is over', async () => {
    const { api, held } = loggedIn('t-1', () => Object.assign(held, { token: null }));
    expect(await failure(api.call(...list))).toMatchObject({ name: 'AbortError' });
    expect(held.confirmed).not.toHaveBeenCalled();
  });

  it.each([null, 't-1'])(
    'ERR-05 do not take a refusal of %s for one of whoever logged in meanwhile',
    async (before) => {
      const held = session(before);
      const transport: Transport = async () => {
        Object.assign(held, { token: 't-2' });
        return { status: 401, json: async () => ({ status: 401, message: SESSION_NEEDED, code: 'unauthenticated' }) };
      };
      const api = createApi({ base: '/api', locale: 'en_US', transport, session: held });
      const error = await failure(api.call('watch.list', {}));
      expect(error).toMatchObject({ name: 'AbortError' });
      expect(isSessionOver(error)).toBe(false);
    },
  );
});

describe('files', () => {
  const answering = (status: number, type: string, body: string, name: string | null = null): Transport => {
    const headers: Record<string, string | null> = { 'content-type': type, 'download-filename': name };
    return async () => ({
      status,
      json: async () => JSON.parse(body),
      blob: async () => new Blob([body], { type }),
      header: (wanted) => headers[wanted] ?? null,
    });
  };
  const download = (transport: Transport) =>
    createApi({ base: '/api', locale: 'en_US', transport }).download('downloads.resource', {
      query: { resource: 'ports.csv' },
    });

  it('CALL-06 come with the name of their header', async () => {
    const { blob, name } = await download(answering(200, 'text/csv', 'a,b', '%E6%B8%AF%E5%8F%A3.csv'));
    expect(name).toBe('港口.csv');
    expect(await blob.text()).toBe('a,b');
    expect((await download(answering(200, 'text/csv', 'a,b', '50%.csv'))).name).toBe('50%.csv');
  });

  it.each([200, 404])('CALL-06 that are an error in place of a file fail with its message (HTTP %d)', async (http) => {
    const body = JSON.stringify({ status: 404, message: 'No such table', code: 'not-found', requestId: 'r-1' });
    expect(await failure(download(answering(http, 'application/json; charset=utf-8', body)))).toMatchObject({
      name: 'ProblemError',
      status: 404,
      message: 'No such table',
    });
  });

  it('CALL-04 go up as a form, whose type the browser names', async () => {
    const { api, asked } = serverThat(200, { status: 200, message: { fileId: 'f-1', path: '/files/f-1' } });
    const form = new FormData();
    form.append('file', new File(['x'], 'a.png'));
    expect(await api.upload('files.upload', form)).toEqual({ fileId: 'f-1', path: '/files/f-1' });
    expect(asked[0]?.body).toBe(form);
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('what is answered', () => {
  it('ERR-01 takes the status from the body, whatever HTTP says', async () => {
    const { api } = serverThat(200, { status: 403, message: 'No entry', code: 'forbidden', requestId: 'r-1' });
    const error = await failure(api.call('site.config', {}));
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 403, code: 'forbidden', message: 'No entry', requestId: 'r-1' });
    expect(isUnreachable(error)).toBe(false);
    const { api: other } = serverThat(500, { status: 200, message: config });
    expect(await other.call('site.config', {})).toEqual(config);
  });

  it('ERR-01 takes it from HTTP where the body has none', async () => {
    const { api } = serverThat(404, { message: 'Not here' });
    expect(await failure(api.call('site.config', {}))).toMatchObject({
      status: 404,
      code: 'not-found',
      message: 'Not here',
    });
    const { api: odd } = serverThat(418, { message: { deep: true } });
    expect(await failure(odd.call('site.config', {}))).toMatchObject({ status: 418, code: 'internal', message: '' });
  });

  describe('without a word', () => {
    const answering = (status: number, body: string) => {
      vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'text/html' } }));
      const api = createApi({ base: '/api', locale: 'en_US' });
      return [
        () => failure(api.call('site.config', {})),
        () => failure(api.download('downloads.resource', { query: { resource: 'ports.csv' } })),
      ];
    };

    it.each([400, 401, 403, 404, 409, 429, 500])(
      'G2 is a refusal by its status %d, of a download as well',
      async (status) => {
        for (const ask of answering(status, '')) {
          expect(await ask()).toMatchObject({ name: 'ProblemError', status, message: '' });
        }
      },
    );

    it('G2 comes of something before a server that is down, as does a page in place of one', async () => {
      for (const [status, body] of [
        [502, ''],
        [404, '<h1>Not here</h1>'],
      ] as const) {
        for (const ask of answering(status, body))
          expect(await ask()).toMatchObject({ name: 'ForeignAnswerError', status });
      }
    });
  });

  it.each([
    ['no JSON, as from a portal', new SyntaxError('Unexpected token <')],
    ['no envelope', 'hello'],
    ['a list', []],
    ['nothing', null],
    ['another shape than promised', { status: 200, message: { enabledAds: 'yes' } }],
  ])('R04 is foreign when it is %s', async (_name, body) => {
    const { api } = serverThat(200, body);
    const error = await failure(api.call('site.config', {}));
    expect(error).toBeInstanceOf(ForeignAnswerError);
    expect(isUnreachable(error)).toBe(true);
  });

  it('R05 broke off when it ends in the middle', async () => {
    const { api } = serverThat(200, new TypeError('network error'));
    expect(await failure(api.call('site.config', {}))).toBeInstanceOf(OfflineError);
  });
});

describe('what is not answered', () => {
  it('ERR-03 is offline when the network fails', async () => {
    const api = createApi({
      base: '/api',
      locale: 'zh_CN',
      transport: () => Promise.reject(new TypeError('failed to fetch')),
    });
    const error = await failure(api.call('site.config', {}));
    expect(error).toBeInstanceOf(OfflineError);
    expect(isUnreachable(error)).toBe(true);
  });

  it('CALL-05 ends after its time, 1,000,000 ms unless told', async () => {
    expect(CALL_TIMEOUT_MS).toBe(1_000_000);
    const limits: number[] = [];
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return limit.signal;
    });
    const api = createApi({ base: '/api', locale: 'zh_CN', transport: silent });
    const usual = failure(api.call('site.config', {}));
    const short = failure(api.call('site.config', {}, { timeoutMs: 15_000 }));
    void failure(api.call('auth.code', { query: { form: 'image' } }));
    await expect.poll(() => limits).toEqual([1_000_000, 15_000, 20_000]);
    limit.abort(new DOMException('late', 'TimeoutError'));
    expect(await usual).toBeInstanceOf(TimeoutError);
    expect(await short).toBeInstanceOf(TimeoutError);
    expect(isUnreachable(await short)).toBe(true);
  });

  describe('A3 after a silence', () => {
    const silenceMs = 8_000;
    const question = { params: { id: 'n-1' } };
    /** How the call ended, null while it has not. */
    function outcome(work: Promise<unknown>) {
      let ended: unknown = null;
      void failure(work).then((error) => {
        ended = error;
      });
      return () => ended;
    }

    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('is given up, and not before', async () => {
      const api = createApi({ base: '/api', locale: 'en_US', transport: silent });
      await vi.dynamicImportSettled();
      const ended = outcome(api.call('news.detail', question, { silenceMs }));
      await vi.advanceTimersByTimeAsync(silenceMs - 1);
      expect(ended()).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended()).toBeInstanceOf(TimeoutError);
    });

    it('goes on for as long as anything comes', async () => {
      let progress = () => {};
      const transport: Transport = (request) => {
        progress = request.onProgress ?? progress;
        return silent(request);
      };
      const ended = outcome(
        createApi({ base: '/api', locale: 'en_US', transport }).call('news.detail', question, { silenceMs }),
      );
      for (let parts = 0; parts < 5; parts += 1) {
        await vi.advanceTimersByTimeAsync(silenceMs - 1);
        progress();
      }
      expect(ended()).toBeNull();
      await vi.advanceTimersByTimeAsync(silenceMs);
      expect(ended()).toBeInstanceOf(TimeoutError);
    });

    it('hears of each part of a body that comes in parts', async () => {
      const parts: string[] = [];
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of ['[', '1', ']']) controller.enqueue(new TextEncoder().encode(part));
          controller.close();
        },
      });
      vi.stubGlobal('fetch', async () => new Response(body));
      const answer = await browserTransport({
        method: 'GET',
        url: '/',
        headers: {},
        body: undefined,
        signal: undefined,
        onProgress: () => parts.push('heard'),
      });
      expect(await answer.json()).toEqual([1]);
      expect(parts).toHaveLength(4);
    });

    it('is no reason where the server asks others', async () => {
      const api = createApi({ base: '/api', locale: 'en_US', transport: silent });
      const ended = outcome(api.call('schedule.port', { query: { port: 'CNNGB' } }, { silenceMs }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(ended()).toBeNull();
    });
  });

  it('CALL-03 may be tried again at once, which is no slip', async () => {
    const write = (transport: Transport) => {
      const api = createApi({ base: '/api', locale: 'en_US', transport });
      return async () => failure(api.call('users.export', { body: {} }));
    };
    const inVain = write(() => Promise.reject(new TypeError('failed to fetch')));
    await inVain();
    expect(await inVain()).toBeInstanceOf(OfflineError);
    const said = { status: 500, message: 'Something broke', code: 'internal', requestId: 'r-1' };
    const refused = write(async () => ({ status: 500, json: async () => said }));
    await refused();
    expect(await refused()).toBeInstanceOf(DuplicateError);
  });

  it("CALL-05 is nobody's failure when the page itself gave up: its own reason comes back", async () => {
    const api = createApi({ base: '/api', locale: 'zh_CN', transport: silent });
    const page = new AbortController();
    const asked = failure(api.call('site.config', {}, { signal: page.signal }));
    const reason = new Error('The page was left');
    page.abort(reason);
    expect(await asked).toBe(reason);
    expect(isUnreachable(await asked)).toBe(false);
  });
});

describe('a sign of life', () => {
  const source = { apiBase: '/api', locale: 'en_US', session: { token: 't-1' } } as const;
  const probe = () => failure(probeServer(source, new AbortController().signal));
  const answering = (body: string | null, status = 200) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

  it('R04 is our own envelope, also an unhappy one, and not the page of a portal', async () => {
    answering(JSON.stringify({ status: 200, message: config }));
    expect(await probe()).toBe(null);
    answering(JSON.stringify({ status: 429, message: 'Too many' }), 429);
    expect(await probe()).toBe(null);
    for (const words of ['<!doctype html><title>Wi-Fi</title>', '"ok"', null]) {
      answering(words);
      expect(obstacleOf(await probe(), true)).toBe('portal');
    }
  });

  it('R08 is not a server that says that it cannot answer, in our words or in those of a proxy', async () => {
    answering(JSON.stringify({ status: 503, message: 'Later' }), 503);
    expect(obstacleOf(await probe(), true)).toBe('server');
    answering('<h1>502 Bad Gateway</h1>', 502);
    expect(obstacleOf(await probe(), true)).toBe('server');
  });

  it('R04 is not asked for elsewhere: where it sends to tells that it is a portal', async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      asked.push(init);
      return Promise.resolve({ status: 0, type: 'opaqueredirect', json: () => new Response(null).json() });
    });
    expect(obstacleOf(await probe(), true)).toBe('portal');
    expect(asked[0]).toMatchObject({ redirect: 'manual', cache: 'no-store' });
  });

  it('G10, CALL-01 is asked for in the language of the page and with the token of the session, as every call', async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(init);
      return Response.json({ status: 200, message: config });
    });
    await probe();
    await probeServer({ ...source, locale: 'zh_CN', session: { token: null } }, new AbortController().signal);
    sendInLeaving({ ...source, token: 't-1' }, '/bLog/add', {});
    expect(asked.map(({ headers }) => headers)).toEqual([
      { accept: 'application/json', 'accept-language': 'en-US', authorization: 'Bearer t-1' },
      { accept: 'application/json', 'accept-language': 'zh-CN' },
      expect.objectContaining({ 'accept-language': 'en-US', authorization: 'Bearer t-1' }),
    ]);
  });

  it('is missing when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
    expect(await probe()).toBeInstanceOf(TypeError);
  });
});
