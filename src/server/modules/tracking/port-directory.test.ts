import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createPortDirectory } from './port-directory.ts';

const SHANGHAI = {
  key: 'CNSHA',
  data: { code: 'CNSHA', aliasCodes: ['CNSGH'], nameEn: 'Shanghai', nameZh: '上海', timezone: 'Asia/Shanghai' },
};

/** A database with one port or others, as far as it is asked here; while `broken` it gives no connection. */
function somePorts(rows: readonly object[] = [SHANGHAI]) {
  const database = { broken: false, questions: 0 };
  const pool: object = {
    query: async (text: string) => {
      database.questions += 1;
      if (database.broken) throw new Error('no connection');
      return { rows: text.includes('from dataset') ? [{ version: '1' }] : rows };
    },
  };
  return { pool: pool as Pool, database };
}

describe('the directory of ports', () => {
  it('knows a port by each of its codes and by its name', async () => {
    const { pool } = somePorts();
    const ports = createPortDirectory(pool, () => 0);
    await ports.refresh();
    expect([ports.placeOf('CNSHA')?.code, ports.placeOf('CNSGH')?.code]).toEqual(['CNSHA', 'CNSHA']);
    expect(ports.placeByName(' shanghai ')?.timezone).toBe('Asia/Shanghai');
  });

  it('C4 knows the greater ports of the same country near to one, the greatest first', async () => {
    const port = (key: string, lat: number | null, lon: number | null, weight: number) => ({
      key,
      data: { code: key, aliasCodes: [], nameEn: key, nameZh: null, timezone: null, lat, lon },
      weight,
    });
    const { pool } = somePorts([
      port('CNSZX', 22.5, 113.9, 96),
      port('CNYTN', 22.57, 114.27, 92),
      port('HKHKG', 22.35, 114.12, 92),
      port('CNXMG', 24.46, 118.06, 90),
      port('CNSHK', 22.47, 113.88, 86),
      port('CNXXX', null, null, 80),
      port('CNLGH', 22.66, 114.0, 8),
    ]);
    const ports = createPortDirectory(pool, () => 0);
    await ports.refresh();
    const near = (code: string) => {
      const place = ports.placeOf(code);
      return place === null ? null : ports.nearTo(place).map((other) => other.code);
    };
    expect(near('CNSZX')).toEqual(['CNYTN', 'CNSHK']);
    // From a small port to the great ones beside it, and from one of unknown position to none.
    expect(near('CNLGH')).toEqual(['CNSZX', 'CNYTN', 'CNSHK']);
    expect([near('CNXXX'), near('CNXMG')]).toEqual([[], []]);
  });

  it('is never taken for read while the database has not answered once', async () => {
    const { pool, database } = somePorts();
    const ports = createPortDirectory(pool, () => 0);
    database.broken = true;
    await expect(ports.refresh()).rejects.toThrow('no connection');
    await expect(ports.refresh()).rejects.toThrow('no connection');
    database.broken = false;
    await ports.refresh();
    expect(ports.placeOf('CNSHA')?.name.en).toBe('Shanghai');
  });

  it('goes on with what it has read when the database does not answer later, and leaves it alone for a minute', async () => {
    const { pool, database } = somePorts();
    let now = 0;
    const ports = createPortDirectory(pool, () => now);
    await ports.refresh();
    database.broken = true;
    now += 60_000;
    const { questions } = database;
    await ports.refresh();
    await ports.refresh();
    expect(database.questions).toBe(questions + 1);
    expect(ports.placeOf('CNSHA')?.code).toBe('CNSHA');
  });
});
