import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/server-process.ts';
import type { Engine, EngineWindow } from './engine.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const program = () => PLACES.find((place) => existsSync(place));

interface Reply {
  id?: number;
  error?: string;
  message?: string;
  result?: unknown;
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Opens the browser's WebDriver BiDi socket once it listens. */
async function connect(port: number): Promise<WebSocket> {
  for (let tries = 0; ; tries += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    const opened = await new Promise<boolean>((resolve) => {
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });
    if (opened) return socket;
    if (tries === 300) throw new Error('Firefox does not listen.');
    await sleep(100);
  }
}

/** Commands over the socket, each answered by its number. */
function commands(socket: WebSocket): Send {
  const waiting = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    const entry = waiting.get(reply.id ?? -1);
    if (entry === undefined) return;
    waiting.delete(reply.id ?? -1);
    if (reply.error === undefined) entry.done(reply.result);
    else entry.failed(new Error(`${reply.error}: ${reply.message}`));
  };
  let last = 0;
  return (method, params) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function windowOf(send: Send, child: ChildProcess): Promise<EngineWindow> {
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  return {
    async go(url) {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // Requests of the previous page that still run can abort the first try.
      await navigate().catch(navigate);
    },
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value ?? 'null');
    },
    async close() {
      const ended = once(child, 'exit');
      await send('browser.close', {}).catch(() => child.kill());
      await ended;
    },
  };
}

/** Firefox over WebDriver BiDi, which is built in. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (program() === undefined ? 'Firefox is not installed (Debian: firefox-esr).' : null),
  async open(folder) {
    const port = await freePort();
    const child = spawn(
      program() ?? '',
      ['--headless', '--no-remote', `--remote-debugging-port=${port}`, '--profile', folder],
      { stdio: 'ignore', env: { ...process.env, HOME: folder } },
    );
    return windowOf(commands(await connect(port)), child);
  },
};
