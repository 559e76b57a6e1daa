import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_FILES_MAX, ACCOUNT_FILES_MAX_MB } from '#contract/account-limits.ts';
import { fileDelete, fileDownload, imageUpload, resourceDownload, zipDownload } from '#contract/files.ts';
import { changeAvatar, exportOwn, userGet } from '#contract/users.ts';
import { hashOf } from '#server/secrets.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { formOf } from '#tests/support/form.ts';
import { portOf } from '#tests/support/listen.ts';
import { loggedIn } from '#tests/support/logged-in.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;
let visitor: VisitorBrowser;
let jpeg: Buffer;
let png: Buffer;

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#26499d' } });

beforeAll(async () => {
  test = await buildTestApp();
  png = await drawing(60, 40).png().toBuffer();
  jpeg = await drawing(60, 40)
    .withExif({ IFD0: { Copyright: 'canary-copyright' }, IFD3: { GPSLatitude: '29/1 52/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  visitor = await loggedIn(test, 6);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => test.close());

const upload = (name: string, bytes: Buffer, fields: Record<string, string> = {}, who = visitor) =>
  who.send(imageUpload, { form: formOf([{ name, bytes }], fields) });
const uploaded = async (name = 'a.png', bytes = png, fields: Record<string, string> = {}) =>
  (await upload(name, bytes, fields)).json().message;

/** A PNG of 256 megapixels in a few hundred kilobytes. */
function enormous(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    let crc = 0xffffffff;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(16_000, 0);
  head.writeUInt32BE(16_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2001 * 16_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A small JPEG whose head says that it is larger: nothing more of it may be read to find out. */
async function claiming(width: number, height: number, options: { progressive?: boolean } = {}): Promise<Buffer> {
  const bytes = await drawing(16, 16).jpeg(options).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** How many programs this process runs at this moment. */
const programs = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

/** How many pictures there are of the account that a browser is logged in with, those under way included. */
async function storedOf({ token }: VisitorBrowser): Promise<number> {
  const { rows } = await test.pool.query(
    'select count(*)::int as n from stored_file join session using (account_id) where token_hash = $1',
    [hashOf(token ?? '')],
  );
  return rows[0].n;
}

describe('FORM-04 an uploaded picture', () => {
  it('is drawn anew: neither where it was taken nor what was hung on it survives (S08)', async () => {
    const script = Buffer.from('<script>alert("canary-script")</script>');
    expect(jpeg.includes('canary-copyright')).toBe(true);
    const { fileId, path } = await uploaded('photo.JPG', Buffer.concat([jpeg, script]));
    expect(path).toBe(`/files/${fileId}`);
    const shown = await test.app.inject(path);
    expect(shown.rawPayload.includes('canary')).toBe(false);
    const { exif, format, width } = await sharp(shown.rawPayload).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 60 });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('that is meant as a person’s picture becomes a square', async () => {
    const { path } = await uploaded('me.jpeg', jpeg, { moduleType: 'common', type: 'user-avatar' });
    const { width, height } = await sharp((await test.app.inject(path)).rawPayload).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cases: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['an SVG', 'a.svg', () => svg],
    ['an SVG that is called PNG', 'a.png', () => svg],
    ['a GIF that is called JPEG', 'a.jpg', () => drawing(4, 4).gif().toBuffer()],
    ['HTML that is called JPEG', 'a.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', 'a.png', () => Buffer.alloc(0)],
    ['a page that begins like a JPEG', 'a.jpg', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg])],
    ['half a picture', 'a.png', () => png.subarray(0, png.length >> 1)],
  ];

  it.each(cases)('is refused when it is %s', async (_, name, bytes) => {
    const answer = await upload(name, await bytes());
    expect(answer.json()).toMatchObject({ status: 415, code: 'file-format' });
    expect(answer.json().message).toBe('please upload png/jpg/jpeg image format files');
  });

  const oversized: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['256 megapixels in 100 KB', 'a.png', enormous],
    ['a JPEG in passes, all of which have to be unpacked', 'a.jpg', () => claiming(6000, 6000, { progressive: true })],
    ['a JPEG with more pixels than a camera has', 'a.jpg', () => claiming(8000, 6000)],
    ['a JPEG whose rows are too long to hold', 'a.jpg', () => claiming(60_000, 100)],
  ];

  it.each(oversized)('H5 is refused, with what to do about it, when it is %s', async (_, name, bytes) => {
    const answer = await upload(name, await bytes());
    expect(answer.json()).toMatchObject({ status: 413, code: 'picture-too-large' });
    expect(answer.json().message).toContain('2560 pixels');
  });

  it('H5 is drawn in a process of its own, which ends with it', async () => {
    const drawing = upload('a.jpg', jpeg);
    await eventually(programs).toBe(1);
    expect((await drawing).statusCode).toBe(200);
    expect(programs()).toBe(0);
  });

  it('H6 is not drawn to the end for a sender who hangs up, nor are those that wait begun', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const port = portOf(test.app.server);
    const large = formOf([{ name: 'a.jpg', bytes: await drawing(5000, 5000).jpeg().toBuffer() }]);
    const cookie = `session=${visitor.cookies.get('session')}`;
    const lines = Array.from({ length: 4 }, () =>
      request({
        ...{ port, host: '127.0.0.1', method: 'POST', path: `/api${imageUpload.path}`, agent: false },
        headers: {
          ...{ 'content-type': large.type, 'content-length': large.payload.length, 'sec-fetch-site': 'same-origin' },
          ...{ authorization: `Bearer ${visitor.token}`, cookie },
        },
      }).on('error', () => undefined),
    );
    for (const line of lines) line.end(large.payload);
    await eventually(programs).toBe(1);
    for (const line of lines) line.destroy();
    expect((await upload('a.png', png, {}, await loggedIn(test, 6))).statusCode).toBe(200);
    expect(programs()).toBe(0);
    expect(await storedOf(visitor)).toBe(0);
  });

  it.each([
    ['a.jfif', () => jpeg, 'a.jpg'],
    ['picture', () => png, 'picture.png'],
    ['a.jpg', () => png, 'a.png'],
    ['a.png.exe', () => png, 'a.png.exe.png'],
  ])('E7 is taken by its content and named after it: %s', async (name, bytes, own) => {
    const { fileId } = await uploaded(name, bytes());
    const { headers } = await visitor.send(fileDownload, { query: { fileName: fileId } });
    expect(decodeURIComponent(String(headers['download-filename']))).toBe(own);
  });

  it('E7 is refused by name when it is a HEIC photo, whatever it is called', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)]);
    for (const name of ['a.heic', 'a.jpg']) {
      expect((await upload(name, heic)).json()).toMatchObject({
        status: 415,
        code: 'file-heic',
        message: 'HEIC photos cannot be read here: please upload png/jpg/jpeg image format files',
      });
    }
  });

  it('is refused above 10 MB and in more than one piece, with the specified words', async () => {
    const large = await upload('a.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]));
    expect(large.json()).toMatchObject({
      status: 413,
      code: 'file-size',
      message: 'upload image size cannot exceed 10 MB',
    });
    const six = Array.from({ length: 6 }, () => ({ name: 'a.png', bytes: png }));
    const many = await visitor.send(imageUpload, { form: formOf(six) });
    expect(many.json()).toMatchObject({ code: 'file-count', message: 'uploaded file count cannot exceed 5' });
    const none = await visitor.send(imageUpload, { form: formOf([], { type: 'banner' }) });
    expect(none.json()).toMatchObject({ code: 'validation', fields: [{ path: 'body.file' }] });
  });

  it('is refused with a field that is unknown or not one of the list (ENT-01)', async () => {
    expect((await upload('a.png', png, { moduleType: 'everything' })).json().fields).toMatchObject([
      { path: 'body.moduleType' },
    ]);
    expect((await upload('a.png', png, { accountId: 'x' })).json().code).toBe('validation');
  });

  it('is refused from a foreign page, without a token, and as JSON', async () => {
    const form = formOf([{ name: 'a.png', bytes: png }]);
    const foreign = await visitor.send(imageUpload, { form, headers: { origin: 'https://evil.test' } });
    expect(foreign.statusCode).toBe(403);
    expect((await new VisitorBrowser(test.app).send(imageUpload, { form })).statusCode).toBe(401);
    expect((await visitor.send(imageUpload, { body: {} })).statusCode).toBe(415);
    const elsewhere = await visitor.send(fileDelete, { form });
    expect(elsewhere.statusCode).toBe(415);
  });

  it.each([
    ['pictures', ACCOUNT_FILES_MAX, 1],
    ['megabytes', 1, ACCOUNT_FILES_MAX_MB * 1024 * 1024],
  ])(
    'is refused while its account has as many %s as it may keep, and taken when one is gone',
    async (_, count, size) => {
      const { fileId } = await uploaded();
      await test.pool.query(
        `insert into stored_file (id, account_id, kind, name, media_type, size, created_at)
       select 'full-up-' || $2::text || '-' || n, account_id, kind, name, media_type, $3, created_at
         from stored_file, generate_series(2, greatest($2, 2)) n where id = $1`,
        [fileId, count, size],
      );
      const full = await upload('a.png', png);
      expect(full.json()).toMatchObject({ status: 409, code: 'files-full' });
      expect((await upload('a.png', png, {}, await loggedIn(test, 6))).statusCode).toBe(200);
      expect((await visitor.send(fileDelete, { body: { fileId: `full-up-${count}-2` } })).statusCode).toBe(200);
      expect((await upload('a.png', png)).statusCode).toBe(200);
    },
  );

  it('keeps nothing of a name but a name', async () => {
    const { fileId } = await uploaded('..\\..\\etc\\pass wd\u0000; x=.png');
    const answer = await visitor.send(fileDownload, { query: { fileName: fileId } });
    expect(decodeURIComponent(String(answer.headers['download-filename']))).not.toMatch(/[\\/\0"]/);
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/,
    );
  });

  it('takes many at once and unpacks one after the other (S08)', async () => {
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, programs());
    }, 1);
    try {
      const large = await drawing(2400, 1600).jpeg().toBuffer();
      const answers = await Promise.all(Array.from({ length: 10 }, () => upload('a.jpg', large)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    } finally {
      clearInterval(watching);
    }
    expect(most).toBe(1);
  });
});

describe('a file belongs to its owner', () => {
  it('CALL-06 who downloads it with its name and deletes it', async () => {
    const { fileId, path } = await uploaded('箱单.png');
    const answer = await visitor.send(fileDownload, { query: { fileName: fileId } });
    expect(decodeURIComponent(String(answer.headers['download-filename']))).toBe('箱单.png');
    expect(answer.headers['content-type']).toBe('image/png');
    expect((await visitor.send(fileDelete, { body: { fileId, type: 'common', id: '1' } })).statusCode).toBe(200);
    expect((await test.app.inject(path)).statusCode).toBe(404);
    const gone = await visitor.send(fileDownload, { query: { fileName: fileId } });
    expect(gone.json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('S03 and to nobody else, who hears the same as of a file that does not exist', async () => {
    const { fileId, path } = await uploaded();
    const stranger = await loggedIn(test, 8);
    const said = async (id: string) => {
      const answers = [
        await stranger.send(fileDownload, { query: { fileName: id } }),
        await stranger.send(fileDelete, { body: { fileId: id } }),
      ];
      return answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    };
    expect(await said(fileId)).toEqual(await said('A'.repeat(20)));
    expect((await test.app.inject(path)).statusCode).toBe(200);
  });

  it('H25 and is nobody’s picture any more when it is deleted', async () => {
    const { fileId } = await uploaded('a.png', png, { moduleType: 'common', type: 'user-avatar' });
    await visitor.send(changeAvatar, { body: { fileId } });
    expect((await visitor.send(fileDelete, { body: { fileId } })).statusCode).toBe(200);
    expect((await visitor.send(userGet, { body: {} })).json().message).toMatchObject({ avatar: '', avatarName: '' });
  });

  it('S16 and stays when a GET asks to delete it', async () => {
    const { fileId, path } = await uploaded();
    await visitor.send(fileDownload, { query: { fileName: fileId, delete: 'true' } });
    await new VisitorBrowser(test.app).send(fileDownload, { query: { fileName: fileId, delete: 'true' } });
    expect((await test.app.inject(path)).statusCode).toBe(200);
  });

  it.each([
    '../../etc/passwd',
    '%2e%2e%2fpackage.json',
    '..%c0%afetc',
    '/etc/passwd',
    'C:\\windows\\win.ini',
    'a\u0000b',
    'x'.repeat(4096),
    'name\r\nset-cookie: a=b',
  ])('S15 is not found by a path: %#', async (fileName) => {
    const answer = await visitor.send(fileDownload, { query: { fileName } });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
    const shown = await test.app.inject(`/files/${encodeURIComponent(fileName)}`);
    expect(shown.headers['content-type']).not.toMatch(/^(image|application\/octet)/);
  });
});

describe('PERS-03 the own picture', () => {
  it('is one that was uploaded for it, replaced by the next, and taken away', async () => {
    const fields = { moduleType: 'common', type: 'user-avatar' };
    const [first, next] = [await uploaded('a.png', png, fields), await uploaded('b.png', png, fields)];
    const change = (fileId: string, who = visitor) => who.send(changeAvatar, { body: { fileId } });
    expect((await change(first.fileId)).json().message).toMatchObject({ avatar: first.path, avatarName: first.fileId });
    await change(next.fileId);
    expect((await test.app.inject(first.path)).statusCode).toBe(404);
    expect((await visitor.send(userGet, { body: {} })).json().message.avatar).toBe(next.path);
    expect((await change(next.fileId, await loggedIn(test, 6))).statusCode).toBe(404);
    expect((await change((await uploaded()).fileId)).statusCode).toBe(404);
    expect((await change('')).json().message.avatar).toBe('');
  });
});

describe('S29 the export of what is stored', () => {
  it('is an archive for its owner, gone once it was fetched', async () => {
    await uploaded();
    const { fileName } = (await visitor.send(exportOwn, { body: {} })).json().message;
    const query = { fileName, delete: 'true' };
    expect((await (await loggedIn(test, 9)).send(fileDownload, { query })).statusCode).toBe(404);
    expect((await test.app.inject(`/files/${fileName}`)).statusCode).toBe(404);
    const archive = await visitor.send(fileDownload, { query });
    expect(archive.headers['content-type']).toBe('application/zip');
    expect(archive.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(archive.rawPayload.includes('account.json')).toBe(true);
    await eventually(async () => (await visitor.send(fileDownload, { query })).statusCode).toBe(404);
  });

  it('H22 is there until it was sent: its head alone, or word that nothing has changed, takes nothing away', async () => {
    const { fileName } = (await visitor.send(exportOwn, { body: {} })).json().message;
    const query = { fileName, delete: 'true' };
    const { etag } = (await visitor.send(fileDownload, { query: { fileName } })).headers;
    expect((await visitor.send({ ...fileDownload, method: 'HEAD' as 'GET' }, { query })).statusCode).toBe(200);
    for (const tag of [String(etag), '*']) {
      const known = await visitor.send(fileDownload, { query, headers: { 'if-none-match': tag } });
      expect(known.statusCode).toBe(304);
    }
    expect((await visitor.send(fileDownload, { query })).statusCode).toBe(200);
    await eventually(async () => (await visitor.send(fileDownload, { query })).statusCode).toBe(404);
  });

  it('has one picture in memory at a time, however many pictures and accounts there are', async () => {
    const other = await loggedIn(test, 6);
    for (let n = 0; n < 4; n += 1) for (const who of [visitor, other]) await upload('a.png', png, {}, who);
    const query = test.pool.query.bind(test.pool);
    let [reading, most] = [0, 0];
    vi.spyOn(test.pool, 'query').mockImplementation((...asked: unknown[]) => {
      const answer: Promise<unknown> = Reflect.apply(query, undefined, asked);
      if (String(Reflect.get(Object(asked[0]), 'text')).includes('"file_bytes"')) {
        reading += 1;
        most = Math.max(most, reading);
        void answer.finally(() => {
          reading -= 1;
        });
      }
      return answer;
    });
    const answers = await Promise.all([visitor, other].map((who) => who.send(exportOwn, { body: {} })));
    vi.restoreAllMocks();
    expect(most).toBe(1);
    const [fileName] = answers.map((answer) => answer.json().message.fileName);
    const { rawPayload } = await visitor.send(fileDownload, { query: { fileName } });
    // Each name stands before its file and in the directory at the end.
    expect(rawPayload.toString('latin1').match(/pictures\//g)).toHaveLength(8);
  });
});

describe('H17 what a killed process leaves', () => {
  const hour = 3_600_000;

  it('is removed: files that never came, and bytes of which nobody knows', async () => {
    let now = Date.now();
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const database = { url: test.databaseUrl, drop: async () => undefined };
    for (const filesDir of [null, folder]) {
      const server = await buildTestApp({ config: { filesDir }, clock: () => now, database });
      const owner = await loggedIn(server, 6);
      const form = formOf([{ name: 'a.png', bytes: png }]);
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) ids.push((await owner.send(imageUpload, { form })).json().message.fileId);
      const [whole = '', pending = '', unknown = ''] = ids;
      // As it is when the process ends before the bytes are there for sure, and as it was before rows came first.
      await server.pool.query('update stored_file set pending = true, expires_at = $2 where id = $1', [
        pending,
        new Date(now + hour),
      ]);
      await server.pool.query('delete from stored_file where id = $1', [unknown]);
      if (filesDir !== null) await writeFile(join(folder, unknown.slice(0, 2), `${unknown}.part`), 'half');
      expect((await server.app.inject(`/files/${pending}`)).statusCode).toBe(404);
      now += hour + 1000;
      await server.app.keepHouse();
      const bytes = await server.pool.query('select id from file_bytes where id = any($1)', [ids]);
      const files = (await readdir(folder, { recursive: true })).map((path) => basename(path));
      const left = [
        ...bytes.rows.map(({ id }) => id),
        ...files.filter((name) => ids.includes(name.replace('.part', ''))),
      ];
      expect(left).toEqual([whole]);
      const known = await server.pool.query('select id from stored_file where id = any($1)', [ids]);
      expect(known.rows).toEqual([{ id: whole }]);
      await server.close();
    }
    await rm(folder, { recursive: true });
  });
});

describe('R03 a file whose removal fails half-way', () => {
  it('is still known, so that it is removed the next time, and keeps no other file from being removed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    let now = Date.now();
    const database = { url: test.databaseUrl, drop: async () => undefined };
    const disk = await buildTestApp({ config: { filesDir: folder }, clock: () => now, database });
    const owner = await loggedIn(disk, 6);
    const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push(
        (await owner.send(imageUpload, { form: formOf([{ name: 'a.png', bytes: png }]) })).json().message.fileId,
      );
    }
    const [stuck = '', ...others] = ids;
    const known = async () =>
      (await test.pool.query('select id from stored_file where id = any($1)', [ids])).rows.map(({ id }) => id);
    // A folder where the file was: removing it fails.
    await rm(pathOf(stuck));
    await mkdir(join(pathOf(stuck), 'x'), { recursive: true });

    expect((await owner.send(fileDelete, { body: { fileId: stuck } })).statusCode).toBe(500);
    expect(await known()).toContain(stuck);
    await test.pool.query('update stored_file set expires_at = $2 where id = any($1)', [ids, new Date(now)]);
    now += 1000;
    await disk.app.keepHouse();
    expect(await known()).toEqual([stuck]);
    for (const id of others) expect(await readdir(join(folder, id.slice(0, 2)))).not.toContain(id);

    await rm(pathOf(stuck), { recursive: true });
    await disk.app.keepHouse();
    expect(await known()).toEqual([]);
    await disk.close();
    await rm(folder, { recursive: true });
  });
});

describe('the dictionary as files', () => {
  it('is one table as CSV, or all of them in an archive', async () => {
    const guest = new VisitorBrowser(test.app);
    const table = await guest.send(resourceDownload, { query: { resource: 'trade-terms.csv' } });
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.headers['download-filename']).toMatch(/^harbourway-trade-terms-\d{4}-\d\d-\d\d\.csv$/);
    expect(table.payload).toContain('FOB');
    const archive = await guest.send(zipDownload);
    expect(archive.headers['download-filename']).toMatch(/^harbourway-dictionary-.*\.zip$/);
    for (const name of ['ports.csv', 'hs-codes.csv', 'pallets.csv'])
      expect(archive.rawPayload.includes(name)).toBe(true);
  });

  it('S15 holds nothing else', async () => {
    const guest = new VisitorBrowser(test.app);
    for (const resource of ['../package.json', 'ports.csv/../../x', '', 'passwd']) {
      expect((await guest.send(resourceDownload, { query: { resource } })).statusCode).toBe(400);
    }
  });
});
