import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(
  () => import('./lib/start.mjs'),
  () => import('./lib/port.mjs').then(({ requireFreePort }) => requireFreePort()),
);
