import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HsCode, hsCode, type Port, port } from '#contract/tables.ts';
import { openDatabase } from '#server/db/client.ts';
import { seedMissing } from '#server/db/seed/seed.ts';
import { removeDemo } from '#server/import/demo.ts';
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

interface Stored {
  data: unknown;
  origin: string;
  version: number;
  deleted: boolean;
  latin: string;
}

async function stored(dataset: string, key: string): Promise<Stored | undefined> {
  const result = await pool.query<Stored>(
    'select data, origin, version::int, deleted, latin from dictionary_entry where dataset = $1 and key = $2',
    [dataset, key],
  );
  return result.rows[0];
}

const portAt = async (key: string): Promise<Port> => port.parse((await stored('ports', key))?.data);
const hsAt = async (key: string): Promise<HsCode> => hsCode.parse((await stored('hs-codes', key))?.data);

async function versionOf(dataset: string): Promise<number> {
  const result = await pool.query<{ version: number }>('select version::int from dataset where name = $1', [dataset]);
  return result.rows[0]?.version ?? 0;
}

const kept = ['QAZZA,Alpha Terminal,Alpha Terminal,,RL,1-------,25.1,51.5,', 'QAZZB,Beta,Beta,,RL,1-------,25.2,51.6,'];

describe('import of ports (DICT-01)', () => {
  it('DICT-01 takes a file once: the second time nothing changes and the version stays', async () => {
    const before = await versionOf('ports');
    const first = await bench.run('ports', portsFile(...kept));
    expect(first.counts).toMatchObject({ added: 2, changed: 0, removed: 0, version: before + 1 });
    expect((await portAt('QAZZA')).country).toEqual({ zh: '卡塔尔', en: 'Qatar' });
    const second = await bench.run('ports', portsFile(...kept));
    expect(second.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, removed: 0, version: before + 1 });
  });

  it('DICT-01 stamps only what changed, and leaves a tombstone for what left the file', async () => {
    await bench.run('ports', portsFile(...kept));
    const before = await versionOf('ports');
    const alone = await stored('ports', 'QAZZA');
    const third = await bench.run('ports', portsFile(kept[0] ?? '', 'QAZZC,Gamma,Gamma,,RL,1-------,25.3,51.7,'));
    expect(third.counts).toMatchObject({ added: 1, changed: 0, unchanged: 1, removed: 1, version: before + 1 });
    expect(await stored('ports', 'QAZZA')).toEqual(alone);
    expect(await stored('ports', 'QAZZB')).toMatchObject({ deleted: true, version: before + 1 });
    expect(await stored('ports', 'CNNGB')).toMatchObject({ deleted: false, origin: 'seed' });
    const back = await bench.run('ports', portsFile(...kept));
    expect(back.counts).toMatchObject({ added: 1, removed: 1 });
    expect(await stored('ports', 'QAZZB')).toMatchObject({ deleted: false, version: before + 2 });
  });

  it('DICT-01 finds Ningbo by an alias code and keeps what the project has written of it', async () => {
    const before = await portAt('CNNGB');
    await bench.run('ports', portsFile(...kept, 'CNNBO,Ningbo Gangqu,Ningbo Gangqu,ZJ,AF,1-------,10,10,'));
    const after = await portAt('CNNGB');
    expect(after).toEqual({ ...before, aliasesEn: [...before.aliasesEn, 'Ningbo Gangqu'] });
    expect(after.nameZh).toBe('宁波');
    expect(await stored('ports', 'CNNBO')).toBeUndefined();
    expect((await stored('ports', 'CNNGB'))?.latin).toContain(' ningbogangqu ');
  });

  it('DICT-01 reports every bad row with its line and reason, and takes the good ones', async () => {
    const result = await bench.run(
      'ports',
      portsFile(
        kept[0] ?? '',
        'QAZZD,"Delta,Delta,,RL,1-------,25,51,',
        'QAZZE,"""Epsilon"," Qatar""","""Epsilon"," Qatar""",11,25.0,51.0,true',
        'QAZZF,Caf\uFFFD,Cafe,,RL,1-------,25,51,',
        'QAZZG,\uFFFDx,\uFFFDx,,RL,1-------,25,51,',
        'QAZZA,Alpha again,Alpha again,,RL,1-------,25,51,',
        'QAZZH,Eta,Eta,,RL,1-------,95,51,',
        'QQZZI,Iota,Iota,,RL,1-------,25,51,',
        'QAZ1K,Kappa,Kappa,,RL,1-------,25,51,',
        'QAZZL,,,,RL,1-------,25,51,',
        'QAZZM,Mu,Mu,,XX,1-------,25,51,',
        'QAZZN,Nu,Nu,,RL,1-------,25',
        'QAZZP,Airport,Airport,,RL,---4----,25,51,',
        kept[1] ?? '',
      ),
    );
    expect(reported(result)).toEqual([
      '3 rejected: broken quoting',
      '4 rejected: broken quoting',
      '5 repaired: lost characters (U+FFFD): the name without diacritics is used',
      '6 rejected: lost characters (U+FFFD)',
      '7 repaired: the code stands twice, all names are kept (also in line 2)',
      '8 repaired: impossible coordinates: taken without a position',
      '9 rejected: unknown country (QQ)',
      '10 rejected: the code is no UN/LOCODE',
      '11 rejected: the name is missing',
      '12 skipped: withdrawn from UN/LOCODE',
      '13 rejected: 7 columns instead of 9',
    ]);
    expect(result.good).toBe(4);
    expect(result.report.skipped.reasons).toEqual(
      new Map([
        ['withdrawn from UN/LOCODE', 1],
        ['places that are no ports', 1],
      ]),
    );
    expect((await portAt('QAZZF')).nameEn).toBe('Cafe');
    expect(await portAt('QAZZH')).toMatchObject({ lat: null, lon: null });
  });

  it('DICT-01 takes no position that was looked up by name', async () => {
    await bench.run('ports', portsFile('QAZZW,Alpha,Alpha,,RL,1-------,25.1,51.5,true', kept[1] ?? ''));
    expect(await portAt('QAZZW')).toMatchObject({ lat: null, lon: null });
    expect(await portAt('QAZZB')).toMatchObject({ lat: 25.2, lon: 51.6 });
  });

  it("DICT-01 writes China's provinces out, by their letters and by their numbers", async () => {
    const rows = ['ZJ', '44', '99'].map((code, at) => `CNZ9${at + 2},Alpha,Alpha,${code},RL,1-------,,,`);
    await bench.run('ports', portsFile(...rows, ...kept));
    const provinces = await Promise.all(['CNZ92', 'CNZ93', 'CNZ94'].map(async (code) => (await portAt(code)).province));
    expect(provinces).toEqual(['Zhejiang', 'Guangdong', null]);
  });

  it("DICT-01 reads UNECE's own layout, also in its old encoding", async () => {
    const rows = [
      ',"QA",,".QATAR",,,,,,,,',
      '=,"QA",,"Alfa = Alpha","Alfa = Alpha",,,,,,,',
      '+,"QA","ZZR","S\u00e3o Rho","Sao Rho","DA","1-3-----","RL","2401",,"2512N 05130E",""',
      ',"QA","ZZS","Sigma","Sigma",,"--3-----","RL","2401",,"2512N 05130E",""',
      'X,"QA","ZZT","Tau","Tau",,"1-------","XX","2401",,,""',
      ',"QA","ZZU","Upsilon","Upsilon",,"1-------","RL","2401",,"2572N 05130E",""',
    ];
    const result = await bench.run('ports', Buffer.from(rows.join('\r\n'), 'latin1'));
    expect(result.format).toBe('unece');
    expect(reported(result)).toEqual([
      '5 skipped: withdrawn from UN/LOCODE',
      '6 repaired: impossible coordinates: taken without a position',
    ]);
    expect(await portAt('QAZZR')).toMatchObject({ nameEn: 'Sao Rho', province: 'DA', lat: 25.2, lon: 51.5 });
  });

  it('leaves the old edition whole when the import is cut off in the middle', async () => {
    await bench.run('ports', portsFile(...kept));
    const before = { version: await versionOf('ports'), row: await stored('ports', 'QAZZA') };
    await pool.query(`create function cut_off() returns trigger language plpgsql as $$ begin
      if new.key = 'QAZZY' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`);
    await pool.query(
      'create trigger cut_off before insert on dictionary_entry for each row execute function cut_off()',
    );
    const changed = portsFile(
      'QAZZA,Other name,Other name,,RL,1-------,25.1,51.5,',
      'QAZZY,Psi,Psi,,RL,1-------,25,51,',
    );
    await expect(bench.run('ports', changed)).rejects.toThrow();
    await pool.query('drop trigger cut_off on dictionary_entry');
    expect({ version: await versionOf('ports'), row: await stored('ports', 'QAZZA') }).toEqual(before);
    expect(await stored('ports', 'QAZZY')).toBeUndefined();
  });

  it('refuses a file that it cannot use with one sentence, and changes nothing', async () => {
    const before = await versionOf('ports');
    await expect(bench.run('ports', 'a,b,c\n1,2,3\n')).rejects.toThrow(/^The layout of the file is unknown: .*\.$/);
    await expect(bench.run('ports', '')).rejects.toThrow(/is empty\.$/);
    await expect(bench.run('ports', portsFile('QAZZA,,,,RL,1-------,25,51,'))).rejects.toThrow(
      'There is no usable row in the file (mostly: the name is missing); nothing was changed.',
    );
    expect(await versionOf('ports')).toBe(before);
  });

  it('refuses a file that would take most of the table away, unless told to', async () => {
    const many = Array.from({ length: 150 }, (_, at) => {
      const code = `QA${String.fromCharCode(65 + Math.floor(at / 25))}${String.fromCharCode(65 + (at % 25))}Z`;
      return `${code},Port ${code},Port ${code},,RL,1-------,25.1,51.5,`;
    });
    await bench.run('ports', portsFile(...many));
    const cut = portsFile(...many.slice(0, 20));
    await expect(bench.run('ports', cut)).rejects.toThrow(/would remove 130 of \d+ rows .* --force/);
    expect((await bench.run('ports', cut, { force: true })).counts.removed).toBe(130);
  });

  it('tells all servers once a changed table is written', async () => {
    const client = await pool.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload }) => void heard.push(payload ?? ''));
    await client.query('listen content_changed');
    await bench.run('ports', portsFile(...kept), { force: true });
    await bench.run('ports', portsFile(...kept));
    await client.query('select 1');
    client.release(true);
    expect(heard).toEqual(['ports']);
  });
});

const horse = '01012100,改良种用马,"Live pure-bred\r\nbreeding horses",09,千克,Kilogram,01,头,Number of item';

describe('import of HS files (DICT-02)', () => {
  it('DICT-02 adds official lines and keeps chapters, headings and samples', async () => {
    const samples = await pool.query<{ n: number }>(
      `select count(*)::int as n from dictionary_entry where dataset = 'hs-codes' and data ->> 'sample' = 'true' and not deleted`,
    );
    const result = await bench.run('hs', hsFile(horse, '01012900,其他马,Other horses,09,千克,Kilogram,,,'));
    expect(result.counts).toMatchObject({ added: 2, removed: 0 });
    expect(await hsAt('01012100')).toMatchObject({
      level: 'line8',
      nameEn: 'Live pure-bred breeding horses',
      units: [
        { zh: '千克', en: 'Kilogram' },
        { zh: '头', en: 'Number of item' },
      ],
      sample: false,
    });
    expect(samples.rows[0]?.n).toBeGreaterThan(300);
    expect(await hsAt('8507')).toMatchObject({ level: 'heading' });
  });

  it('DICT-02 reads what Chinese offices write: GB 18030, semicolons, dots in codes', async () => {
    const gb18030 = Buffer.concat([
      Buffer.from('hs8;name_zh;name_en\n0101.2100;'),
      Buffer.from([0xc2, 0xed]),
      Buffer.from(';Horse\n'),
    ]);
    await bench.run('hs', gb18030, { force: true });
    expect(await hsAt('01012100')).toMatchObject({ nameZh: '马', nameEn: 'Horse' });
    await bench.run('hs', hsFile(horse));
  });

  it('DICT-02 does not read UTF-8 with a stray byte as GB 18030: it refuses it, or with a mark reports the row', async () => {
    const before = await stored('hs-codes', '01012100');
    const damaged = Buffer.concat([
      Buffer.from(`${hsFile(horse)}01012900,其他`),
      Buffer.from([0xe9]),
      Buffer.from(',Other,,,,,,\n'),
    ]);
    await expect(bench.run('hs', damaged, { force: true })).rejects.toThrow(/UTF-8 but for one byte, .* offset \d+/);
    expect(await stored('hs-codes', '01012100')).toEqual(before);
    const marked = await bench.run('hs', Buffer.concat([Buffer.from('\uFEFF'), damaged]), { force: true });
    expect(reported(marked)).toEqual(['4 rejected: lost characters (U+FFFD)']);
  });

  it('DICT-02 reports bad lines of the tariff', async () => {
    const result = await bench.run(
      'hs',
      hsFile(
        horse,
        '0101210,短,Short,,,,,,',
        '77010000,无,None,,,,,,',
        '01012100,重,Twice,,,,,,',
        '01019000,,No name,,,,,,',
      ),
    );
    expect(reported(result)).toEqual([
      '4 rejected: the code has not 8 or 10 digits',
      '5 rejected: there is no such chapter',
      '6 rejected: duplicate key (of line 2)',
      '7 rejected: the Chinese name is missing',
    ]);
  });

  it('DICT-02 hangs rebates with their periods on lines, keeps them over a new HS file, and replaces them by the next', async () => {
    await bench.run('hs', hsFile(horse));
    const rates = 'code,rate,from,to,note\n';
    const first = await bench.run(
      'hs-rebates',
      `${rates}0101210000,6,2026-04-01,,\n01012100,9%,2024-01-01,2026-03-31,first step\n99999999,9,2026-01-01,,\n01012100,5,2026-05-01,,\n01012100,105,2026-05-01,,\n01012100,9,2023-01-01,2023-02-30,\n`,
    );
    expect(reported(first)).toEqual([
      '4 rejected: unknown code: there is no such HS line',
      '5 rejected: the period overlaps another (of line 2)',
      '6 rejected: the rate is not a percentage',
      '7 rejected: a date is not written as YYYY-MM-DD',
    ]);
    const rebates = [
      { rate: 9, from: '2024-01-01', to: '2026-03-31', note: 'first step' },
      { rate: 6, from: '2026-04-01', to: null, note: null },
    ];
    expect((await hsAt('01012100')).rebates).toEqual(rebates);
    await bench.run('hs', hsFile(horse));
    expect((await hsAt('01012100')).rebates).toEqual(rebates);
    await bench.run('hs-rebates', `${rates}8507600090,6,2026-04-01,2026-12-31,\n`);
    expect((await hsAt('01012100')).rebates).toEqual([]);
    expect((await hsAt('8507600090')).rebates).toHaveLength(1);
    const edition = await pool.query<{ source: string }>(`select source from dataset where name = 'hs-codes'`);
    expect(edition.rows[0]?.source).toMatch(/; Rebates: State Taxation Administration \(2026-01-01\)$/);
  });

  it('DICT-02 hangs many CIQ codes on one line', async () => {
    await bench.run('hs', hsFile(horse));
    const file =
      'code13,name_zh,name_en\n0101210000102,其他种马,\n0101210000101,种马,Stud horse\n0101210000101,再,Again\n010121,短,Short\n';
    const result = await bench.run('hs-ciq', file);
    expect(reported(result)).toEqual([
      '4 rejected: duplicate key (of line 3)',
      '5 rejected: the code has not 13 digits',
    ]);
    expect((await hsAt('01012100')).ciq).toEqual([
      { code: '0101210000101', nameZh: '种马', nameEn: 'Stud horse' },
      { code: '0101210000102', nameZh: '其他种马', nameEn: null },
    ]);
    expect((await bench.run('hs-ciq', file)).counts).toMatchObject({ added: 0, changed: 0 });
  });
});

describe('a file that adds to HS lines and was cut off (DICT-02)', () => {
  const codes = Array.from({ length: 150 }, (_, at) => `0102${1000 + at}`);
  const few = codes.slice(0, 20);
  const rebatesOf = (list: readonly string[]) =>
    `code,rate,from,to,note\n${list.map((code) => `${code},9,2026-01-01,,\n`).join('')}`;
  const ciqOf = (list: readonly string[]) =>
    `code13,name_zh,name_en\n${list.map((code) => `${code}00101,牛,\n`).join('')}`;
  const last = codes.at(-1) ?? '';

  it.each([
    ['hs-rebates', 'rebates', rebatesOf],
    ['hs-ciq', 'ciq', ciqOf],
  ] as const)('DICT-02 %s takes nothing away from most lines unless told to', async (kind, field, fileOf) => {
    await bench.run('hs', hsFile(...codes.map((code) => `${code},牛,Cattle,,,,,,`)), { force: true });
    await bench.run(kind, fileOf(codes), { force: true });
    await expect(bench.run(kind, fileOf(few))).rejects.toThrow(/from an earlier file: .* --force/);
    await expect(bench.run(kind, fileOf([]), { force: true })).rejects.toThrow('There is no usable row');
    expect((await hsAt(last))[field]).toHaveLength(1);
    expect((await bench.run(kind, fileOf(few), { force: true })).good).toBe(few.length);
    expect((await hsAt(last))[field]).toEqual([]);
    expect((await hsAt(codes[0] ?? ''))[field]).toHaveLength(1);
  });
});

describe('import of dangerous goods (DICT-05)', () => {
  const entry = (idNumber: string, properShippingName: string, rest: object = {}) => ({
    idNumber,
    properShippingName,
    hazardClass: '3',
    forbidden: false,
    symbols: [],
    subsidiaryRisks: [],
    labels: ['3'],
    ...rest,
  });

  it('DICT-05 takes the US table without what the IMDG Code has not, and keeps Chinese names', async () => {
    const file = JSON.stringify([
      entry('UN1263', 'Paint including paint, lacquer, enamel', { packingGroup: 'II' }),
      entry('UN1263', 'Paint including paint, lacquer, enamel', { packingGroup: 'II' }),
      entry('UN0500', 'Something "new", \\ quoted {[', { hazardClass: '1.4S', labels: ['1.4S', 'None'] }),
      entry('NA1993', 'Combustible liquid'),
      entry('', 'Forbidden thing', { forbidden: true, hazardClass: 'Forbidden' }),
      entry('UN0190', 'Samples', { hazardClass: '' }),
    ]);
    const result = await bench.run('dangerous-goods', file);
    expect(result.format).toBe('us');
    expect(await stored('dangerous-goods', '1263-1-II')).toMatchObject({ origin: 'seed', data: { class: '3' } });
    expect((await stored('dangerous-goods', '1263-1-II'))?.data).toMatchObject({
      nameZh: expect.stringMatching(/^涂料/),
    });
    expect((await stored('dangerous-goods', '0500-1'))?.data).toMatchObject({
      class: '1.4',
      compatibility: 'S',
      labels: ['1.4'],
    });
    expect(result.report.rejected.reasons).toEqual(
      new Map([
        ['duplicate key', 1],
        ['unknown class', 1],
      ]),
    );
    expect(result.report.skipped.total).toBe(2);
    expect((await bench.run('dangerous-goods', file)).counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });

  it('DICT-05 takes a name of the US table for that of the project with the same packing group', async () => {
    const solution = 'Tetramethylammonium hydroxide solution';
    const of = (packingGroup: string) => entry('UN1835', solution, { hazardClass: '8', packingGroup, labels: ['8'] });
    await bench.run('dangerous-goods', JSON.stringify([of('II'), of('III')]), { force: true });
    expect(await stored('dangerous-goods', '1835-1-III')).toBeUndefined();
    expect((await stored('dangerous-goods', '1835-2-III'))?.data).toMatchObject({
      nameEn: expect.stringMatching(/not more than 2.5 %/),
    });
    expect((await stored('dangerous-goods', '1835-1-II'))?.data).toMatchObject({ labels: ['8', '6.1'] });
  });

  it("DICT-05 takes a file in the project's own columns at its word", async () => {
    const head = 'un,variant,nameZh,nameEn,class,subsidiary,packingGroup,labels,limitedQuantity';
    await bench.run('dangerous-goods', `${head}\nUN 1263,1,,Paint,3,,II,3,2 L\n12,1,,Short,3,,,,\n`, { force: true });
    const row = (await stored('dangerous-goods', '1263-1-II'))?.data;
    expect(row).toMatchObject({ nameEn: 'Paint', limitedQuantity: '2 L', nameZh: expect.stringMatching(/^涂料/) });
  });
});

describe('demonstration content', () => {
  it('is removed as a whole and does not come back in production', async () => {
    const removed = await removeDemo(pool);
    expect(removed.news).toBeGreaterThan(0);
    expect(removed.hsLines).toBeGreaterThan(300);
    await seedMissing(pool, () => undefined, { production: true });
    const left = await pool.query<{ news: number; documents: number; samples: number }>(
      `select (select count(*)::int from news) as news, (select count(*)::int from site_document) as documents,
       (select count(*)::int from dictionary_entry where data ->> 'sample' = 'true' and not deleted) as samples`,
    );
    expect(left.rows[0]).toEqual({ news: 0, documents: 0, samples: 0 });
  });
});
