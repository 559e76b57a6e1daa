import type { Pool } from 'pg';

/** Opens tracking and ship plan to everyone, or closes them again. */
export async function setPublicTracking(pool: Pool, on: boolean): Promise<void> {
  const value = JSON.stringify({ enabledAds: 0, enabledBanner: 0, publicTracking: on ? 1 : 0 });
  await pool.query(
    `insert into site_document (name, value) values ('config', $1)
     on conflict (name) do update set value = excluded.value`,
    [value],
  );
}
