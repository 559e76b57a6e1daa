import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';
import { BROWSER_ARGS, executablePath } from '#tests/support/browser.ts';

/** How long a page stands before it is left, and the next one before it is asked (ms). */
const SETTLE_MS = 1_500;

/** A browser is given up that has not started by then, in milliseconds. */
const START_MS = 20_000;

/** By then a page is painted that is opened from the device, be it at a quarter of the speed, in milliseconds. */
const PAINTED_MS = 4_000;

const FIRST_PAINT = 'performance.getEntriesByName("first-paint")[0]?.startTime ?? -1';

/** Where a browser writes how it is reached. */
const PORT_FILE = 'DevToolsActivePort';

const answer = z.object({ id: z.number(), result: z.optional(z.unknown()) });
const target = z.object({ targetId: z.string() });
const attached = z.object({ sessionId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.unknown() }) });

async function portFile(profile: string): Promise<[port: string, path: string]> {
  for (let waited = 0; waited < START_MS; waited += 50) {
    const [port, path] = (await readFile(join(profile, PORT_FILE), 'utf8').catch(() => '')).split('\n');
    if (port !== undefined && path !== undefined) return [port, path];
    await pause(50);
  }
  throw new Error(`The browser did not start within ${START_MS} ms.`);
}

/** The browser's own protocol, a question at a time. */
async function connect(profile: string) {
  const [port, path] = await portFile(profile);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await once(socket, 'open');
  let last = 0;
  return async (method: string, params: Record<string, unknown> = {}, sessionId?: string): Promise<unknown> => {
    last += 1;
    const id = last;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const hear = ({ data }: MessageEvent) => {
      const said = answer.safeParse(JSON.parse(String(data)));
      if (said.data?.id !== id) return;
      socket.removeEventListener('message', hear);
      resolve(said.data.result);
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return promise;
  };
}

/** Starts a browser of this profile, without a page of the site. */
export async function startUnwatched(profile: string) {
  await rm(join(profile, PORT_FILE), { force: true });
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(executablePath, [...BROWSER_ARGS, ...options], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const ask = await connect(profile);
  const attach = async (targetId: string) =>
    attached.parse(await ask('Target.attachToTarget', { targetId, flatten: true })).sessionId;
  /** Evaluates an expression in a page and gives its value; waits for a promise. */
  const read = async (expression: string, sessionId: string): Promise<unknown> => {
    const params = { expression, returnByValue: true, awaitPromise: true };
    return evaluated.parse(await ask('Runtime.evaluate', params, sessionId)).result.value;
  };
  const evaluate = async (expression: string, sessionId: string): Promise<number> => {
    const value = z.number().parse(await read(expression, sessionId));
    if (value < 0) throw new Error('The page painted nothing while it was waited for.');
    return value;
  };
  return {
    ask,
    attach,
    read,
    evaluate,
    open: async (url: string) => target.parse(await ask('Target.createTarget', { url })).targetId,
    async end() {
      await ask('Browser.close');
      await ended;
    },
  };
}

/**
 * The first paint of a page that a browser opens first of all, at a fraction of the processor's speed, in milliseconds. Only
 * the speed is set from outside: each further thing that a tool has told about a page, as Playwright does, is work of that
 * page.
 */
export async function firstPaintUnwatched(profile: string, url: string, cpu: number): Promise<number> {
  const browser = await startUnwatched(profile);
  const session = await browser.attach(await browser.open('about:blank'));
  await browser.ask('Emulation.setCPUThrottlingRate', { rate: cpu }, session);
  await pause(SETTLE_MS);
  await browser.ask('Page.navigate', { url }, session);
  await pause(PAINTED_MS);
  const paint = await browser.evaluate(FIRST_PAINT, session);
  await browser.end();
  return paint;
}

/**
 * The first paints of navigations in a running browser, each from a page that stands, in milliseconds. The browser is asked
 * only between them: a tool that stays attached to a page, as Playwright does, has every element of it styled again as it is
 * left, which is paid for by the page that comes.
 */
export async function paintsUnwatched(profile: string, site: string, paths: readonly string[]): Promise<number[]> {
  const browser = await startUnwatched(profile);
  const page = await browser.open(`${site}${paths[0] ?? ''}`);
  const evaluate = async (expression: string): Promise<number> => {
    const sessionId = await browser.attach(page);
    const value = await browser.evaluate(expression, sessionId);
    await browser.ask('Target.detachFromTarget', { sessionId });
    return value;
  };
  const paints: number[] = [];
  for (const path of paths.slice(1)) {
    await pause(SETTLE_MS);
    await evaluate(`setTimeout(() => { location.href = ${JSON.stringify(path)} }, ${SETTLE_MS})`);
    await pause(2 * SETTLE_MS);
    paints.push(await evaluate(FIRST_PAINT));
  }
  await browser.end();
  return paints;
}
