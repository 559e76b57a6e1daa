import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(() => import('./lib/dev.mjs'));
