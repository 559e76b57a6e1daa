import type { Api } from '#client/api/api.ts';

/** Tells the server that the session of a token has ended, also while the page goes; a server that is not there never hears. */
export const tellEnd = (api: Api, token: string): Promise<unknown> =>
  api.call('auth.logout', {}, { token, quiet: true, keepalive: true }).catch(() => undefined);
