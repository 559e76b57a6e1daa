import { createDemoCarrier } from './simulator.ts';

/** The process of the demonstration carrier: serves on a free port of this machine and tells it to its parent. */

const NOTIFY_MS = 5000;

const carrier = createDemoCarrier(Date.now);
carrier.server.listen(0, '127.0.0.1', () => {
  const address = carrier.server.address();
  if (typeof address === 'object' && address !== null) process.send?.({ port: address.port });
});
setInterval(() => void carrier.notify(), NOTIFY_MS);
// It lives as long as the server that started it, however that one ends.
process.on('disconnect', () => process.exit(0));
// The terminal's Ctrl-C reaches all processes; the server decides when this one goes.
process.on('SIGINT', () => undefined);
