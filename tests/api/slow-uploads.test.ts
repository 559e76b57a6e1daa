import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageUpload } from '#contract/files.ts';
import { FORMS_AT_ONCE, FORMS_OF_ONE } from '#server/plugins/uploads.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { formOf } from '#tests/support/form.ts';
import { portOf } from '#tests/support/listen.ts';
import { loggedIn } from '#tests/support/logged-in.ts';
import { halfAnUpload } from '#tests/support/slow-upload.ts';
import type { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;
let visitor: VisitorBrowser;
let form: ReturnType<typeof formOf>;

beforeAll(async () => {
  test = await buildTestApp({ config: { trustProxy: ['127.0.0.1'] } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#26499d' } });
  form = formOf([{ name: 'a.png', bytes: await picture.png().toBuffer() }]);
});
beforeEach(async () => {
  visitor = await loggedIn(test, 6);
});
afterAll(() => test.close());

/** How many uploads the server has let in. */
async function letIn(): Promise<number> {
  const counted = `select coalesce(sum(points), 0)::int as points from rate_limit where key like 'upload-account-day:%'`;
  const { rows } = await test.pool.query<{ points: number }>(counted);
  return rows[0]?.points ?? 0;
}

const halves = (who: VisitorBrowser, count: number) =>
  Array.from({ length: count }, () => halfAnUpload(test, who, form));

/** Halves of pictures from members at addresses of their own, as many as there are places. */
async function allPlaces() {
  const before = await letIn();
  const reading = [];
  for (let n = 0; n < FORMS_AT_ONCE / FORMS_OF_ONE; n += 1) {
    const member = await loggedIn(test, 6);
    member.address = `198.51.100.${n}`;
    reading.push(...halves(member, FORMS_OF_ONE));
  }
  await eventually(letIn).toBe(before + FORMS_AT_ONCE);
  return reading;
}

describe('R03 a picture that comes slowly', () => {
  it('is waited for past the time that every other call has, and taken (S30)', async () => {
    const before = await letIn();
    const { server } = test.app;
    const [picture, other] = [halfAnUpload(test, visitor, form), connect(portOf(server), '127.0.0.1')];
    await eventually(letIn).toBe(before + 1);
    const { headersTimeout, requestTimeout } = server;
    // Both, since the longer of the two is taken for that of the whole request.
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
    try {
      const head = ['Host: x', 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json', 'Content-Length: 900'];
      other.write(['POST /api/bEmailUs/showAdd HTTP/1.1', ...head, '', '{'].join('\r\n'));
      const [answer] = await once(other, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
      expect(await picture.finish()).toBe(200);
    } finally {
      Object.assign(server, { headersTimeout, requestTimeout });
      other.destroy();
    }
  });

  it('keeps no place when its line breaks while it waits for one', async () => {
    const before = await letIn();
    const open = () => new Promise<number>((done) => test.app.server.getConnections((_, count) => done(count)));
    const reading = await allPlaces();
    const waiting = halves(visitor, FORMS_AT_ONCE);
    await eventually(letIn).toBe(before + 2 * FORMS_AT_ONCE);
    for (const one of waiting) one.break();
    await eventually(open).toBe(FORMS_AT_ONCE);
    for (const one of reading) one.break();
    await eventually(open).toBe(0);
    const answer = await visitor.send(imageUpload, { form });
    expect(answer.statusCode).toBe(200);
  });

  it('H3 holds up nobody else, however many of them one member sends, and none of his own is lost', async () => {
    const before = await letIn();
    const sent = halves(visitor, FORMS_AT_ONCE);
    await eventually(letIn).toBe(before + FORMS_AT_ONCE);
    const other = await loggedIn(test, 6);
    expect((await other.send(imageUpload, { form })).statusCode).toBe(200);
    const statuses = await Promise.all(sent.map((half) => half.finish()));
    expect(statuses).toEqual(Array.from({ length: FORMS_AT_ONCE }, () => 200));
  });

  it('H3 is told when to come again where all places are taken for long', async () => {
    const reading = await allPlaces();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let told: unknown;
    const answered = visitor.send(imageUpload, { form }).then(({ statusCode, headers }) => {
      told = [statusCode, headers['retry-after']];
    });
    await eventually(() => {
      vi.advanceTimersByTime(5000);
      return told;
    }).toEqual([503, '10']);
    vi.useRealTimers();
    await answered;
    for (const one of reading) one.break();
  });

  it('H4 is not let in when its head says that it is too large', async () => {
    const head = [
      ...['Host: x', 'Sec-Fetch-Site: same-origin', `Authorization: Bearer ${visitor.token}`],
      ...[`Cookie: session=${visitor.cookies.get('session')}`, 'Content-Type: multipart/form-data; boundary=x'],
      'Content-Length: 99000000',
    ];
    const line = connect(portOf(test.app.server), '127.0.0.1');
    line.write(`POST /api${imageUpload.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(line, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    line.destroy();
  });

  it('H17 is not left on the disk for ever by a server that was killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harbourway-forms-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const [old, fresh] = [join(folder, 'harbourway-form-a'), join(folder, 'harbourway-form-b')];
      for (const form of [old, fresh]) {
        await mkdir(form);
        await writeFile(join(form, 'file'), 'half');
      }
      const hours = new Date(Date.now() - 2 * 3_600_000);
      await utimes(old, hours, hours);
      await test.app.keepHouse();
      expect(await readdir(folder)).toEqual(['harbourway-form-b']);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it('waits on the disk and not in memory, and leaves nothing there, come or broken (S08)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harbourway-forms-'));
    vi.stubEnv('TMPDIR', folder);
    const files = async () => (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('file'));
    try {
      const [whole, broken] = [halfAnUpload(test, visitor, form), halfAnUpload(test, visitor, form)];
      await eventually(async () => (await files()).length).toBe(2);
      broken.break();
      expect(await whole.finish()).toBe(200);
      await eventually(() => readdir(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });
});
