import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(() => import('./lib/import.mjs'));
