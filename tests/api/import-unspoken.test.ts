import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { csvOf } from '#server/modules/downloads/csv.ts';
import { createImportBench, hsFile, type ImportBench, portsFile, reported } from '#tests/support/import-files.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let pool: Pool;
let bench: ImportBench;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = openDatabase(database.url, 4, () => undefined));
  bench = await createImportBench(pool);
});

afterAll(async () => {
  await bench.clear();
  await pool.end();
  await database.drop();
});

async function dataOf(dataset: string, key: string): Promise<unknown> {
  const result = await pool.query<{ data: unknown }>(
    'select data from dictionary_entry where dataset = $1 and key = $2 and not deleted',
    [dataset, key],
  );
  return result.rows[0]?.data;
}

async function keysOf(dataset: string, prefix: string): Promise<string[]> {
  const result = await pool.query<{ key: string }>(
    'select key from dictionary_entry where dataset = $1 and starts_with(key, $2) and not deleted order by key',
    [dataset, prefix],
  );
  return result.rows.map(({ key }) => key);
}

const row = (code: string, name: string, rest = ',RL,1-------,25.1,51.5,') => `${code},${name},${name},${rest}`;
const uneceRow = (code: string, name: string, coordinates: string, functions = '1-------') =>
  `,${code.slice(0, 2)},${code.slice(2)},${name},${name},,${functions},RL,2401,,${coordinates},`;
const uneceHead =
  'Change,Country,Location,Name,NameWoDiacritics,Subdivision,Function,Status,Date,IATA,Coordinates,Remarks';
const unece = (...rows: string[]) => `${[uneceHead, ...rows].join('\n')}\n`;

describe('an official file changes what it speaks of and nothing else: ports', () => {
  it.each([['2359S 04618'], ['9130N 00131E'], ['somewhere'], ['']])(
    'E1 a position written %j costs the position only, and the old one stays',
    async (coordinates) => {
      await bench.run('ports', unece(uneceRow('BRZZA', 'Alpha', '2359S 04618W'), uneceRow('BRZZB', 'Beta', '')));
      const before = await dataOf('ports', 'BRZZA');
      const result = await bench.run(
        'ports',
        unece(
          uneceRow('BRZZA', 'Alpha', coordinates),
          uneceRow('BRZZC', 'Gamma', coordinates),
          uneceRow('BRZZB', 'Beta', ''),
        ),
      );
      expect(await dataOf('ports', 'BRZZA')).toEqual(before);
      expect(before).toMatchObject({ lat: -23.98333, lon: -46.3 });
      expect(await dataOf('ports', 'BRZZC')).toMatchObject({ nameEn: 'Gamma', lat: null, lon: null });
      const notes =
        coordinates === ''
          ? []
          : [2, 3].map((line) => `${line} repaired: impossible coordinates: taken without a position`);
      expect(reported(result)).toEqual(notes);
    },
  );

  it('E1 reads decimal degrees with letters', async () => {
    await bench.run('ports', unece(uneceRow('INZZA', 'Alpha', '26.9826N 88.9391E')));
    expect(await dataOf('ports', 'INZZA')).toMatchObject({ lat: 26.9826, lon: 88.9391 });
  });

  it.each([
    ['a name with lost letters', row('QAZZA', '\uFFFDx')],
    ['no name', row('QAZZA', '')],
    ['broken quoting', 'QAZZA,"Alpha,Alpha,,RL,1-------,25,51,'],
    ['a column too few', 'QAZZA,Alpha,Alpha,,RL,1-------,25'],
  ])('E1 a row with %s costs itself, and what was there stays', async (_what, bad) => {
    await bench.run('ports', portsFile(row('QAZZA', 'Alpha'), row('QAZZB', 'Beta'), row('QAZZC', 'Gamma')));
    const result = await bench.run('ports', portsFile(bad, row('QAZZB', 'Beta')));
    expect(result.report.rejected.total).toBe(1);
    expect(await keysOf('ports', 'QAZZ')).toEqual(['QAZZA', 'QAZZB']);
  });

  it('E1 takes nothing away while nobody can say which rows the unreadable ones are', async () => {
    await bench.run('ports', portsFile(row('QAZZA', 'Alpha'), row('QAZZB', 'Beta')));
    const result = await bench.run('ports', portsFile(row('', 'Alpha'), row('QAZZC', 'Gamma')));
    expect(result.counts).toMatchObject({ added: 1, removed: 0 });
    expect((await bench.run('ports', portsFile(row('QAZZC', 'Gamma')))).counts.removed).toBe(2);
  });

  it('E1 removes a port that the file says is withdrawn, whatever else is wrong with its line', async () => {
    await bench.run('ports', portsFile(row('QAZZA', 'Alpha'), row('QAZZB', 'Beta')));
    const result = await bench.run('ports', portsFile(row('QAZZA', '', ',XX,1-------,99,1,'), row('QAZZB', 'Beta')));
    expect(result.counts.removed).toBe(1);
    expect(await keysOf('ports', 'QAZZ')).toEqual(['QAZZB']);
  });

  it('E3 a file without subdivisions leaves the provinces as they are', async () => {
    const head = 'unlocode,name,nameWoDiacritics,status,function,lat,lon';
    await bench.run('ports', portsFile(row('USZZA', 'Alpha', 'CA,RL,1-------,25.1,51.5,')));
    await bench.run('ports', `${head}\nUSZZA,Alpha,Alpha,RL,1-------,25.2,51.5\n`);
    expect(await dataOf('ports', 'USZZA')).toMatchObject({ province: 'CA', lat: 25.2 });
  });

  it('E4 makes one port of a code that stands twice, with both names, its position and in any order', async () => {
    const lines = [
      row('QAZZA', 'Alpha', ',RL,1-------,,,'),
      row('QAZZA', 'Beta', 'DA,RL,1-------,25.1,51.5,'),
      row('QAZZA', 'Gamma', ',RL,1-------,95,51.5,'),
    ];
    const found = [];
    for (const order of [lines, lines.toReversed()]) {
      await pool.query(`delete from dictionary_entry where dataset = 'ports' and key = 'QAZZA'`);
      expect((await bench.run('ports', portsFile(...order))).report.rejected.total).toBe(0);
      found.push(await dataOf('ports', 'QAZZA'));
    }
    expect(found[0]).toMatchObject({
      nameEn: 'Alpha',
      aliasesEn: ['Beta', 'Gamma'],
      province: 'DA',
      lat: 25.1,
      lon: 51.5,
    });
    expect(found[1]).toEqual(found[0]);
    expect((await bench.run('ports', portsFile(...lines))).counts).toMatchObject({ changed: 0, added: 0 });
  });

  it('E4 gives a port of the project both names of its code, in any order', async () => {
    const lines = [
      row('CNNGB', 'Zeta Gang', 'ZJ,RL,1-------,,,'),
      row('CNNGB', 'Eta Gang', 'ZJ,RL,1-------,29.9,121.6,'),
    ];
    const before = await dataOf('ports', 'CNNGB');
    const found = [];
    for (const order of [lines, lines.toReversed()]) {
      await pool.query(`update dictionary_entry set data = $1 where dataset = 'ports' and key = 'CNNGB'`, [before]);
      await bench.run('ports', portsFile(...order));
      found.push(await dataOf('ports', 'CNNGB'));
    }
    expect(found[0]).toMatchObject({ aliasesEn: expect.arrayContaining(['Zeta Gang', 'Eta Gang']) });
    expect(found[1]).toEqual(found[0]);
  });
});

const horse = '01012100,改良种用马,Stud horses,09,千克,Kilogram,01,头,Number of item';

describe('an official file changes what it speaks of and nothing else: HS codes', () => {
  it.each([
    ['101210010.0', 'the code ends in .0: a spreadsheet took it for a number'],
    ['1.01E+07', 'the code has an exponent: a spreadsheet took it for a number'],
    ['101210010', 'a spreadsheet may have taken a leading zero of the code (101210010)'],
  ])('E2 refuses %s and says what a spreadsheet has done to it', async (code, reason) => {
    await bench.run('hs', hsFile(horse, '0101210010,马,Horse,,,,,,'), { force: true });
    const result = await bench.run('hs', hsFile('01019000,骡,Mules,,,,,,', `${code},马,Horse,,,,,,`));
    expect(reported(result)).toEqual([`3 rejected: ${reason}`]);
    expect(await keysOf('hs-codes', '1012')).toEqual([]);
    expect(await keysOf('hs-codes', '010121')).toContain('0101210010');
  });

  it.each([
    ['hs-rebates', 'code,rate,from,to,note\n1012100.0,9,2026-01-01,,\n01012100,9,2026-01-01,,\n'],
    ['hs-ciq', 'code13,name_zh,name_en\n101210000101.0,马,\n0101210000101,马,\n'],
    ['dangerous-goods', 'un,nameEn,class\n203.0,Paint,3\n1263,Paint,3\n'],
  ] as const)('E2 refuses a code that a spreadsheet has changed: %s', async (kind, file) => {
    await bench.run('hs', hsFile(horse), { force: true });
    expect(reported(await bench.run(kind, file, { force: true }))).toEqual([
      '2 rejected: the code ends in .0: a spreadsheet took it for a number',
    ]);
  });

  it('E3 a file without English names and units leaves those as they are', async () => {
    await bench.run('hs', hsFile(horse), { force: true });
    await bench.run('hs', 'hs8,name_zh\n01012100,种马\n');
    expect(await dataOf('hs-codes', '01012100')).toMatchObject({
      nameZh: '种马',
      nameEn: 'Stud horses',
      units: [{ en: 'Kilogram' }, { en: 'Number of item' }],
    });
    await bench.run('hs', 'hs8,name_zh,unit1_zh\n01012100,种马,千克\n');
    expect(await dataOf('hs-codes', '01012100')).toMatchObject({ units: [{ zh: '千克', en: 'Kilogram' }] });
  });

  it('E3 files that add to lines keep what they have no column for, and what stands in rows that cannot be read', async () => {
    await bench.run('hs', hsFile(horse), { force: true });
    const rates = 'code,rate,from,to,note\n01012100,9,2024-01-01,2025-12-31,first\n01012100,6,2026-01-01,,second\n';
    await bench.run('hs-rebates', rates, { force: true });
    await bench.run('hs-rebates', 'code,rate,from,to\n01012100,9,2024-01-01,2025-12-31\n01012100,x,2026-01-01,\n');
    expect(await dataOf('hs-codes', '01012100')).toMatchObject({
      rebates: [
        { rate: 9, note: 'first' },
        { rate: 6, note: 'second' },
      ],
    });
    const codes = 'code13,name_zh,name_en\n0101210000101,种马,Stud\n0101210000102,其他,Other\n';
    await bench.run('hs-ciq', codes, { force: true });
    await bench.run('hs-ciq', 'code13,name_zh\n0101210000101,\n0101210000102,另\n');
    expect(await dataOf('hs-codes', '01012100')).toMatchObject({
      ciq: [
        { nameZh: '种马', nameEn: 'Stud' },
        { nameZh: '另', nameEn: 'Other' },
      ],
    });
  });
});

describe('an official file changes what it speaks of and nothing else: dangerous goods', () => {
  it.each([
    ['CSV without the column', 'un,nameZh,nameEn,class\n1203,车用汽油,Motor spirit,3\n'],
    ['CSV with an empty column', 'un,variant,nameZh,nameEn,class,packingGroup\n1203,1,车用汽油,Motor spirit,3,\n'],
    ['JSON', JSON.stringify([{ un: '1203', variant: 1, nameZh: '车用汽油', nameEn: 'Motor spirit', class: '3' }])],
  ])('E3 a file without packing groups does not write UN 1203 twice: %s', async (_what, file) => {
    await bench.run('dangerous-goods', file, { force: true });
    expect(await keysOf('dangerous-goods', '1203')).toEqual(['1203-1-II']);
    expect(await dataOf('dangerous-goods', '1203-1-II')).toMatchObject({
      nameEn: 'Motor spirit',
      nameZh: '车用汽油',
      labels: ['3'],
    });
  });

  it('E3 a row without a packing group speaks of every group of its name', async () => {
    const before = await keysOf('dangerous-goods', '1263');
    expect(before.length).toBeGreaterThan(1);
    await bench.run('dangerous-goods', 'un,variant,nameEn,class,noteEn\n1263,1,Paint,3,Look out\n', { force: true });
    expect(await keysOf('dangerous-goods', '1263')).toEqual(before);
    for (const key of before.filter((each) => each.startsWith('1263-1-'))) {
      expect(await dataOf('dangerous-goods', key)).toMatchObject({ noteEn: 'Look out' });
    }
  });

  it('E3 the US table leaves notes and limited quantities of an earlier file', async () => {
    const own = 'un,nameEn,class,packingGroup,limitedQuantity,noteEn\n3999,New goods,3,II,1 L,Look out\n';
    await bench.run('dangerous-goods', own, { force: true });
    const us = [
      { idNumber: 'UN3999', properShippingName: 'New goods', hazardClass: '3', packingGroup: 'II', labels: ['3'] },
    ];
    await bench.run('dangerous-goods', JSON.stringify(us), { force: true });
    expect(await dataOf('dangerous-goods', '3999-1-II')).toMatchObject({
      limitedQuantity: '1 L',
      noteEn: 'Look out',
      labels: ['3'],
    });
  });

  it('E3 a row that cannot be read costs itself, and all that was there of its number stays', async () => {
    const head = 'un,variant,nameEn,class,packingGroup';
    await bench.run('dangerous-goods', `${head}\n3999,1,New goods,3,II\n3998,1,Other goods,3,II\n`, { force: true });
    await bench.run('dangerous-goods', `${head}\n3999,1,New goods,33,II\n3997,1,More goods,3,II\n`);
    expect(await keysOf('dangerous-goods', '399')).toEqual(['3997-1-II', '3999-1-II']);
  });

  it('E5 reads the own export of the table as what it was made of', async () => {
    const odd = [{ un: '0999', nameEn: '=Goods; -x', class: '1.1D', noteEn: "'+1", limitedQuantity: '0' }];
    await bench.run('dangerous-goods', JSON.stringify(odd), { force: true });
    const { rows } = await pool.query<{ data: unknown }>(
      `select data from dictionary_entry where dataset = 'dangerous-goods' and not deleted order by key`,
    );
    const csv = await csvOf(rows.map(({ data }) => data));
    expect(csv.toString()).toContain('\t0012,');
    const result = await bench.run('dangerous-goods', csv);
    expect(result.report.rejected.total).toBe(0);
    expect(result.counts).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: rows.length });
  });

  it('E6 keeps every division of one UN number, and reads numbers where JSON has them', async () => {
    const file = JSON.stringify(
      [2.1, 2.2, 2.3].map((division) => ({ un: 3996, nameEn: 'Gas samples', class: division, labels: [division] })),
    );
    expect((await bench.run('dangerous-goods', file, { force: true })).report.rejected.total).toBe(0);
    expect(await keysOf('dangerous-goods', '3996')).toEqual(['3996-1', '3996-2', '3996-3']);
    expect(await dataOf('dangerous-goods', '3996-3')).toMatchObject({ class: '2.3', labels: ['2.3'] });
    await bench.run('dangerous-goods', JSON.stringify([{ un: 4, nameEn: 'Ammonium picrate', class: '1.1D' }]), {
      force: true,
    });
    expect((await keysOf('dangerous-goods', '0004')).length).toBe(1);
  });

  it('E6 keeps three divisions of the US table, of which the project has written two', async () => {
    const us = ['2.1', '2.2', '2.3'].map((hazardClass) => ({
      idNumber: 'UN1950',
      properShippingName: 'Aerosols',
      hazardClass,
    }));
    const before = await keysOf('dangerous-goods', '1950');
    const result = await bench.run('dangerous-goods', JSON.stringify(us), { force: true });
    expect(result.report.rejected.total).toBe(0);
    expect(await keysOf('dangerous-goods', '1950')).toHaveLength(before.length + 1);
  });
});
