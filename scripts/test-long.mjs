import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(() => import('./lib/test-long.mjs'));
