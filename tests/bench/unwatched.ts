import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';
import { BROWSER_ARGS, executablePath } from '#tests/support/browser.ts';

/** So long a page stands before it is left, and the next one before it is asked, in milliseconds. */
const SETTLE_MS = 1_500;

/** Where a browser writes how it is reached. */
const PORT_FILE = 'DevToolsActivePort';

const answer = z.object({ id: z.number(), result: z.optional(z.unknown()) });
const target = z.object({ targetId: z.string() });
const attached = z.object({ sessionId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.number() }) });

async function portFile(profile: string): Promise<[port: string, path: string]> {
  for (;;) {
    const [port, path] = (await readFile(join(profile, PORT_FILE), 'utf8').catch(() => '')).split('\n');
    if (port !== undefined && path !== undefined) return [port, path];
    await pause(50);
  }
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

/**
 * The first paints of navigations in a running browser, each from a page that stands, in milliseconds. The browser is asked
 * only between them: a tool that stays attached to a page, as Playwright does, has every element of it styled again as it is
 * left, which is paid for by the page that comes.
 */
export async function paintsUnwatched(profile: string, site: string, paths: readonly string[]): Promise<number[]> {
  await rm(join(profile, PORT_FILE), { force: true });
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(executablePath, [...BROWSER_ARGS, ...options], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const ask = await connect(profile);
  const { targetId } = target.parse(await ask('Target.createTarget', { url: `${site}${paths[0] ?? ''}` }));
  const evaluate = async (expression: string): Promise<number> => {
    const { sessionId } = attached.parse(await ask('Target.attachToTarget', { targetId, flatten: true }));
    const answered = await ask('Runtime.evaluate', { expression, returnByValue: true }, sessionId);
    await ask('Target.detachFromTarget', { sessionId });
    return evaluated.parse(answered).result.value;
  };
  const paints: number[] = [];
  for (const path of paths.slice(1)) {
    await pause(SETTLE_MS);
    await evaluate(`setTimeout(() => { location.href = ${JSON.stringify(path)} }, ${SETTLE_MS})`);
    await pause(2 * SETTLE_MS);
    paints.push(await evaluate('performance.getEntriesByName("first-paint")[0]?.startTime ?? NaN'));
  }
  await ask('Browser.close');
  await ended;
  return paints;
}
