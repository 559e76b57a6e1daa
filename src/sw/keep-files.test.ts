import { hash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { keepFiles, type PrecachedFile } from './keep-files.ts';

const ORIGIN = 'https://www.example.com';
const SCRIPT = 'console.log(1)';
const PORTAL = '<!doctype html><title>Wi-Fi</title>';
const integrityOf = (body: string) => `sha256-${hash('sha256', body, 'base64')}`;

const script: PrecachedFile = {
  ...{ url: `${ORIGIN}/assets/main.js`, key: `${ORIGIN}/assets/main.js` },
  integrity: integrityOf(SCRIPT),
};
const icon: PrecachedFile = {
  ...{ url: `${ORIGIN}/icons/icon.svg`, key: `${ORIGIN}/icons/icon.svg?__WB_REVISION__=1` },
  integrity: integrityOf('<svg/>'),
};
const frame: PrecachedFile = {
  ...{ url: `${ORIGIN}/app-shell?lang=en_US`, key: `${ORIGIN}/app-shell?lang=en_US&__WB_REVISION__=1` },
  integrity: undefined,
};

const answer = (body: string, type: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': type } });
const scriptAnswer = () => answer(SCRIPT, 'text/javascript; charset=utf-8');
const document = (...names: string[]) =>
  answer(names.map((name) => `<script src="/assets/${name}"></script>`).join(''), 'text/html; charset=utf-8');

/** A cache in memory, and a network that says the same of an address each time, or one thing after the other. */
function placeWith(...answers: (() => Response)[]) {
  const kept = new Map<string, Response>();
  const modes: RequestCache[] = [];
  const fetch = vi.fn(async (request: Request) => {
    modes.push(request.cache);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    const response = next?.() ?? Response.error();
    // Browsers check the hash of a request in this way.
    const body = await response.clone().text();
    if (request.integrity !== '' && request.integrity !== integrityOf(body)) throw new TypeError('Failed to fetch');
    return response;
  });
  const cache = {
    match: async (key: RequestInfo | URL) => kept.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void kept.set(String(key), response),
  };
  const has = (url: string) => url.endsWith('/assets/main.js') || url.endsWith('/assets/main.css');
  return { place: { cache, fetch, has }, kept, fetch, modes };
}

describe('H1, PWA-02 a file of the build', () => {
  it('is kept when it is what its entry says', async () => {
    const { place, kept } = placeWith(scriptAnswer);
    await keepFiles([script], place);
    expect(await kept.get(script.key)?.text()).toBe(SCRIPT);
  });

  it.each<[string, PrecachedFile, () => Response]>([
    ['another body', script, () => answer(PORTAL, 'text/javascript')],
    ['a page', script, () => answer(PORTAL, 'text/html')],
    ['a type that browsers refuse', script, () => answer(SCRIPT, 'text/plain')],
    ['a page with the right body', icon, () => answer('<svg/>', 'text/html')],
    ['an error', script, () => answer(SCRIPT, 'text/javascript', { status: 404 })],
    ['a part', script, () => answer(SCRIPT, 'text/javascript', { status: 206 })],
    ['a redirect', script, () => Object.defineProperty(scriptAnswer(), 'redirected', { value: true })],
    ['a portal in place of the frame', frame, () => answer(PORTAL, 'text/html')],
    ['the frame of another build', frame, () => document('main.js', 'other.js')],
    ['a document without a script', frame, () => document('main.css')],
    ['a frame that is no document', frame, () => answer('/assets/main.js', 'text/plain')],
  ])('is not kept from %s, and the whole fails', async (_what, file, response) => {
    const { place, kept } = placeWith(response);
    await expect(keepFiles([file], place)).rejects.toThrow();
    expect(kept.size).toBe(0);
  });

  it('is a frame where it names scripts of this build', async () => {
    const { place, kept } = placeWith(() => document('main.css', 'main.js'));
    await keepFiles([frame], place);
    expect([...kept.keys()]).toEqual([frame.key]);
  });

  it('is asked of the server itself when the browser has kept something else under its name', async () => {
    const { place, kept, modes } = placeWith(() => answer(PORTAL, 'text/html'), scriptAnswer);
    await keepFiles([script], place);
    expect([modes, await kept.get(script.key)?.text()]).toEqual([['default', 'reload'], SCRIPT]);
  });

  it('is always asked of the server itself where its name stays the same over the builds', async () => {
    const { place, modes } = placeWith(() => answer('<svg/>', 'image/svg+xml'));
    await keepFiles([icon], place);
    expect(modes).toEqual(['reload']);
  });
});

describe('H14 a kept file', () => {
  it('is not fetched again while it is whole', async () => {
    const { place, kept, fetch } = placeWith(scriptAnswer);
    kept.set(script.key, scriptAnswer());
    kept.set(frame.key, document('main.js'));
    await keepFiles([script, frame], place);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['missing', null],
    ['another', () => answer(PORTAL, 'text/html')],
    ['empty', () => answer('', 'text/javascript')],
  ])('is fetched again when it is %s', async (_what, damaged) => {
    const { place, kept } = placeWith(scriptAnswer);
    if (damaged !== null) kept.set(script.key, damaged());
    await keepFiles([script], place);
    expect(await kept.get(script.key)?.text()).toBe(SCRIPT);
  });

  it('stays as it is where nothing better can be had', async () => {
    const { place, kept } = placeWith(() => answer(PORTAL, 'text/html'));
    kept.set(script.key, answer('', 'text/javascript'));
    await expect(keepFiles([script], place)).rejects.toThrow();
    expect(await kept.get(script.key)?.text()).toBe('');
  });
});
