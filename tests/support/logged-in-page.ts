import { Pool } from 'pg';
import type { BrowserContext } from 'playwright-core';
import { TOKEN_KEY, USER_KEY } from '#client/offline/session/session-store.ts';
import { storeAccount, storeSession, type WantedAccount } from './logged-in.ts';
import type { SiteAddress } from './site.ts';

/** An account of a running site, and the ways to log it in. */
export interface SiteAccount {
  id: string;
  username: string;
  /** Stores a session for another browser and gives its token. */
  elsewhere(device: string): Promise<string>;
  /** Logs a browser in, as if it had done so by itself; its next page shows it. */
  logIn(context: BrowserContext): Promise<void>;
  /** Changes its role, as an administrator does. */
  setPermission(permission: number): Promise<void>;
  /** Ends every session of the account, as an administrator or a password change does. */
  endSessions(): Promise<void>;
  forget(): Promise<void>;
}

/** Makes an account in the database of a site: far quicker than registering, which has tests of its own. */
export async function accountOf(
  site: SiteAddress,
  permission: number,
  wanted: WantedAccount = {},
): Promise<SiteAccount> {
  const pool = new Pool({ connectionString: site.databaseUrl, max: 1 });
  const username = wanted.username ?? 'captain';
  const id = await storeAccount({ pool }, permission, { ...wanted, username });
  return {
    id,
    username,
    elsewhere: async (device) => (await storeSession(pool, id, device)).token,
    async logIn(context) {
      const { token, binding } = await storeSession(pool, id, 'Chrome, Linux');
      const info = { id, username, firstName: 'Test', permission, avatar: '', avatarName: '' };
      // Kept over a restart, as long as the session lasts.
      const expires = Math.floor(Date.now() / 1000) + 43_200;
      await context.addCookies([
        { name: 'session', value: binding, url: site.url, httpOnly: true, sameSite: 'Strict', expires },
      ]);
      const page = await context.newPage();
      // Any address of the site that runs no script of it.
      await page.goto(`${site.url}/robots.txt`);
      await page.evaluate(
        (items) => {
          for (const [key, value] of items) localStorage.setItem(key, value);
        },
        [
          [USER_KEY, JSON.stringify(info)],
          [TOKEN_KEY, token],
        ] as const,
      );
      await page.close();
    },
    setPermission: async (next) =>
      void (await pool.query('update account set permission = $2 where id = $1', [id, next])),
    endSessions: async () => void (await pool.query('delete from session where account_id = $1', [id])),
    forget: () => pool.end(),
  };
}
