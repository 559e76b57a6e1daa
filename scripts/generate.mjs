import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(() => import('./lib/generate.mjs'));
