import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/server-process.ts';
import type { Engine, EngineWindow } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** The small browser that comes with the engine; its folder bears the name of the machine's kind and the version. */
function browser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((kind) => ['4.1', '4.0'].map((version) => `${libraries}/${kind}/webkit2gtk-${version}/MiniBrowser`))
    .find((place) => existsSync(place));
}

function missing(): string | null {
  if (!existsSync(DRIVER)) return 'WebKitGTK and its driver are not installed (Debian: webkit2gtk-driver).';
  if (browser() === undefined) return 'The MiniBrowser of WebKitGTK is not installed.';
  return existsSync(SCREEN) ? null : 'WebKitGTK needs a screen, and Xvfb is not installed (Debian: xvfb).';
}

/** A command of WebDriver; rejects with what the driver says. */
async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function whenListening(base: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const heard = await fetch(`${base}/status`).then(
      () => true,
      () => false,
    );
    if (heard) return;
    await sleep(100);
  }
  throw new Error('The WebKit driver does not listen.');
}

async function windowOf(base: string, stop: () => void): Promise<EngineWindow> {
  const { sessionId } = (await ask(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser(), args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    go: async (url) => void (await ask(base, 'POST', `${session}/url`, { url })),
    async evaluate(expression) {
      const script = `const done = arguments[0];
        (async () => JSON.stringify(await (${expression})) ?? 'null')().then(done, (error) => done('!' + error));`;
      const text = String(await ask(base, 'POST', `${session}/execute/async`, { script, args: [] }));
      if (text.startsWith('!')) throw new Error(text.slice(1));
      return JSON.parse(text);
    },
    async close() {
      await ask(base, 'DELETE', session).catch(() => undefined);
      stop();
    },
  };
}

/** WebKitGTK over WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing,
  async open(folder) {
    const port = await freePort();
    const display = `:${port % 1000}`;
    const screen = spawn(SCREEN, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
    const driver = spawn(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    });
    const stop = () => {
      driver.kill();
      screen.kill();
    };
    const base = `http://127.0.0.1:${port}`;
    try {
      await whenListening(base);
      return await windowOf(base, stop);
    } catch (error) {
      stop();
      throw error;
    }
  },
};
