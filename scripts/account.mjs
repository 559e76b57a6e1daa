import { bootstrap } from './lib/bootstrap.mjs';

bootstrap(() => import('./lib/account.mjs'));
