import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { StartError } from '#server/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let made: TestDatabase;
let database: Database;
let seeded = 0;
const start = () =>
  migrate(database, async () => {
    seeded += 1;
  });

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, 4, () => undefined);
});
afterAll(async () => {
  await database.pool.end();
  await made.drop();
});

it('H16 refuses the database of a newer version in one sentence, and takes its own again and again', async () => {
  await start();
  await start();
  expect(seeded).toBe(2);
  const year = 365 * 86_400_000;
  await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`, [
    Date.now() + year,
  ]);
  const refused: unknown = await start().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toMatch(/newer version of this server: start that version, or [^.]*\.$/);
  expect(seeded).toBe(2);
});
