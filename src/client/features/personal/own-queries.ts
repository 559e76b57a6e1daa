import { routeQuery } from '#client/offline/route-query.ts';

/** PERS-01: the own record; on the device it is there without a network, for whoever is logged in. */
export const ownRecord = () => routeQuery('users.get', { body: {} });

/** Where the account is logged in. */
export const ownSessions = () => routeQuery('users.sessions', {});
