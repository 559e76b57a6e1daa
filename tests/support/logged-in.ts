import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashOf, newId, newToken } from '#server/secrets.ts';
import type { TestApp } from './app.ts';
import { VisitorBrowser } from './visitor-call.ts';

/** Values of an account that a test may choose. */
export interface WantedAccount {
  username?: string;
  phone?: string;
  passwordHash?: string;
}

/** Stores an account and gives its id. */
export async function storeAccount(
  { pool }: { pool: Pick<Pool, 'query'> },
  permission: number,
  wanted: WantedAccount = {},
): Promise<string> {
  const { username = `user-${randomBytes(4).toString('hex')}`, phone = null, passwordHash = null } = wanted;
  const id = newId();
  await pool.query(
    `insert into account (id, username, username_key, first_name, permission, phone, password_hash, created_at)
     values ($1, $2, $3, 'Test', $4, $5, $6, now())`,
    [id, username, username.toLowerCase(), permission, phone, passwordHash],
  );
  return id;
}

/** Stores a session of an account and gives what a browser holds of it: its token and the value of its cookie. */
export async function storeSession(pool: Pick<Pool, 'query'>, accountId: string, device = '') {
  const [token, binding, now] = [newToken(), newToken(), Date.now()];
  await pool.query(
    `insert into session
       (id, token_hash, binding_hash, account_id, method, device, address, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, 'password', $7, '', $5, $5, $6)`,
    [newId(), hashOf(token), hashOf(binding), accountId, new Date(now), new Date(now + 43_200_000), device],
  );
  return { token, binding };
}

/** A browser in which an account is logged in, a new one of that permission unless `accountId` names one. */
export async function loggedIn(test: TestApp, permission: number, accountId?: string): Promise<VisitorBrowser> {
  const id = accountId ?? (await storeAccount(test, permission));
  const visitor = new VisitorBrowser(test.app);
  const { token, binding } = await storeSession(test.pool, id);
  visitor.token = token;
  visitor.cookies.set('session', binding);
  return visitor;
}
