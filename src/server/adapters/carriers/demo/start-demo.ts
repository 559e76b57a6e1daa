import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CarrierSettings } from '../settings.ts';
import { parseCarriers } from '../settings.ts';
import { DEMO_KEY } from './simulator.ts';

/** A running demonstration carrier. */
interface RunningDemo {
  settings: CarrierSettings;
  stop(): void;
}

const START_LIMIT_MS = 10_000;

/** Settings of a carrier that serves at an address of this machine. */
export function demoSettings(baseUrl: string): CarrierSettings {
  const [settings] = parseCarriers(
    JSON.stringify({
      carriers: [
        {
          scac: 'DEMO',
          name: { zh: '港途演示船公司', en: 'Harbourway demonstration line' },
          kind: 'demo',
          prefixes: ['DEMO', 'HWYU'],
          auth: { headers: { 'X-Demo-Key': DEMO_KEY } },
          limits: { cacheSeconds: 60, perMinute: 600, perDay: 100_000 },
          tracking: { dialect: 'dcsa', baseUrl: `${baseUrl}/v2` },
          schedules: { baseUrl: `${baseUrl}/v1` },
          push: {},
          allowPrivateAddress: true,
        },
      ],
    }),
    {},
  );
  if (settings === undefined) throw new Error('The demonstration carrier has no settings.');
  return settings;
}

/** Starts the simulator in a process of its own. Never called in production. */
export async function startDemo(): Promise<RunningDemo> {
  const child = fork(join(import.meta.dirname, 'main.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The demonstration carrier did not start.')), START_LIMIT_MS);
    child.once('message', (message) => {
      clearTimeout(limit);
      const told = typeof message === 'object' && message !== null && 'port' in message ? Number(message.port) : 0;
      resolve(told);
    });
    child.once('exit', () => reject(new Error('The demonstration carrier ended.')));
  });
  child.unref();
  child.channel?.unref();
  return { settings: demoSettings(`http://127.0.0.1:${port}`), stop: () => void child.kill() };
}
