import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createPortDirectory } from './port-directory.ts';

const SHANGHAI = {
  key: 'CNSHA',
  data: { code: 'CNSHA', aliasCodes: ['CNSGH'], nameEn: 'Shanghai', nameZh: '上海', timezone: 'Asia/Shanghai' },
};

/** A database with one port, as far as it is asked here; while `broken` it gives no connection. */
function somePorts() {
  const database = { broken: false, questions: 0 };
  const pool: object = {
    query: async (text: string) => {
      database.questions += 1;
      if (database.broken) throw new Error('no connection');
      return { rows: text.includes('from dataset') ? [{ version: '1' }] : [SHANGHAI] };
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
