import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(() => import('./lib/shots.mjs'));
