import { createDemoCarrier, type DemoCarrier } from '#server/adapters/carriers/demo/simulator.ts';
import { demoSettings } from '#server/adapters/carriers/demo/start-demo.ts';
import type { CarrierSettings } from '#server/adapters/carriers/settings.ts';
import { listen } from './listen.ts';

/** The demonstration carrier served in the test's own process, on its own clock. */
export interface ServedDemo extends DemoCarrier {
  settings: CarrierSettings;
  close(): Promise<void>;
}

/** Serves the demonstration carrier on a free port. */
export async function serveDemoCarrier(clock: () => number): Promise<ServedDemo> {
  const carrier = createDemoCarrier(clock);
  const port = await listen(carrier.server);
  return {
    ...carrier,
    settings: demoSettings(`http://127.0.0.1:${port}`),
    close: () => {
      carrier.server.closeAllConnections();
      return new Promise((closed) => carrier.server.close(() => closed()));
    },
  };
}

/** The served carrier as an operator names it in `CARRIERS`, asked anew each time. */
export function carriersVariable({ settings }: ServedDemo): string {
  return JSON.stringify({ carriers: [{ ...settings, limits: { ...settings.limits, cacheSeconds: 0 } }] });
}
