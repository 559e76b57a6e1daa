import { setTimeout as sleep } from 'node:timers/promises';
import { type Pool, default as pg } from 'pg';
import type { SiteAddress } from './site.ts';

/** Opens tracking and ship plan to everyone, or closes them again. */
export async function setPublicTracking(pool: Pool, on: boolean): Promise<void> {
  const value = JSON.stringify({ enabledAds: 0, enabledBanner: 0, publicTracking: on ? 1 : 0 });
  await pool.query(
    `insert into site_document (name, value) values ('config', $1)
     on conflict (name) do update set value = excluded.value`,
    [value],
  );
}

/** The same for a site that is running; resolves when it answers so, with what it had kept renewed. */
export async function openTracking({ databaseUrl, url }: SiteAddress): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await setPublicTracking(pool, true);
  await pool.query("select pg_notify('content_changed', '')");
  await pool.end();
  const isOpen = async () => {
    const answer = (await (await fetch(`${url}/api/bConfig/showGet`)).json()) as {
      message: { publicTracking?: number };
    };
    return answer.message.publicTracking === 1;
  };
  while (!(await isOpen())) await sleep(20);
}
