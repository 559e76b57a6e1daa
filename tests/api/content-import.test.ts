import { rmdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faqList, imageList, milestoneList, noticeList, partnerList } from '#contract/content.ts';
import { newsDetail, newsList } from '#contract/news.ts';
import { companyGet, configGet } from '#contract/site.ts';
import { importContent } from '#server/import/content/run.ts';
import { summariseContent } from '#server/import/content/summary.ts';
import { removeDemo } from '#server/import/demo.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';
import { type ContentFolder, createContentFolder, newsFile } from '#tests/support/content-folder.ts';

const shipped = fileURLToPath(new URL('../../src/server/db/seed/content/', import.meta.url));

let test: TestApp;
let folder: ContentFolder;

beforeAll(async () => {
  test = await buildTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  await test.pool.query('truncate content_item, news, site_document, picture, media_file');
  for (const tag of ['content', 'news', 'site']) test.app.answers.invalidate(tag);
  folder = await createContentFolder();
  return folder.clear;
});

async function load(options: { demo?: boolean; prune?: boolean } = {}) {
  const loaded = await importContent(test.pool, { folder: folder.path, demo: false, prune: false, ...options });
  for (const tag of ['content', 'news', 'site', 'media']) test.app.answers.invalidate(tag);
  return loaded;
}

const notices = (...titles: string[]) =>
  titles
    .map((title, index) => `- { id: n${index}, name: { zh: 一, en: A }, title: { zh: 二, en: ${title} } }\n`)
    .join('');

describe('the import of a content folder', () => {
  it('brings the shipped demonstration folder without a fault, and a second time changes nothing', async () => {
    const first = await importContent(test.pool, { folder: shipped, demo: true, prune: false });
    expect(first.faults).toEqual([]);
    const second = await importContent(test.pool, { folder: shipped, demo: true, prune: false });
    for (const [kind, count] of second.counts) {
      expect({ kind, ...count }).toEqual({
        kind,
        added: 0,
        changed: 0,
        removed: 0,
        unchanged: first.counts.get(kind)?.added,
      });
    }
  });

  it('takes what is good and names file, line, field and reason of what is not', async () => {
    await folder.write({
      'notices.yaml': `${notices('Good')}- id: bad\n  name: { zh: 一, en: A }\n  title: { zh: 二 }\n  colour: red\n`,
      'milestones.yaml': "- { id: m, date: '2026-02-30', title: { zh: 一, en: A }, text: { zh: 一, en: A } }\n",
      'partners.yaml': 'just a text\n',
      'faq.yaml': '- id: [\n',
      'news/other-name.md': newsFile('a-name'),
      'news/good.md': newsFile('good'),
      'news/no-english.md': newsFile('no-english').replace('Body', ''),
      'news/plain.md': 'nothing but text',
      'news/latin1.md': Uint8Array.from([0xff, 0xfe, 0xe9]),
      'prices.xlsx': 'x',
    });
    const { faults, counts } = await load();
    expect(faults.map(({ file, line, field }) => [file, line, field])).toEqual([
      ['faq.yaml', 2, ''],
      ['milestones.yaml', 1, '1.date'],
      ['news/latin1.md', 0, ''],
      ['news/no-english.md', 13, 'body.en'],
      ['news/other-name.md', 2, 'id'],
      ['news/plain.md', 1, ''],
      ['notices.yaml', 2, '2'],
      ['notices.yaml', 4, '2.title.en'],
      ['partners.yaml', 1, ''],
      ['prices.xlsx', 0, ''],
    ]);
    expect(faults.every(({ reason }) => reason.length > 5)).toBe(true);
    expect([counts.get('notice')?.added, counts.get('news')?.added]).toEqual([1, 1]);
    expect((await ask(test.app, noticeList)).rows.map(({ title }) => title.en)).toEqual(['Good']);
    expect(summariseContent({ faults, counts, picturesRemoved: 0 }, null, 0.1)).toContain(
      'notices.yaml:4 2.title.en: ',
    );
  });

  it('says of an id that is taken where it was taken', async () => {
    await folder.write({ 'notices.yaml': notices('One') + notices('Two') });
    const { faults } = await load();
    expect(faults).toMatchObject([{ file: 'notices.yaml', line: 2, reason: 'the id is taken (notices.yaml, line 1)' }]);
  });

  it('changes only what differs, keeps the order of the file, and removes what is gone only when told to', async () => {
    await folder.write({ 'notices.yaml': notices('One', 'Two', 'Three') });
    await load();
    await folder.write({ 'notices.yaml': notices('One', 'Other') });
    expect((await load()).counts.get('notice')).toEqual({ added: 0, changed: 1, unchanged: 1, removed: 0 });
    expect((await ask(test.app, noticeList)).rows.map(({ title }) => title.en)).toEqual(['One', 'Other', 'Three']);
    expect((await load({ prune: true })).counts.get('notice')).toMatchObject({ unchanged: 2, removed: 1 });
    expect((await ask(test.app, noticeList)).total).toBe(2);
  });

  it('G14 removes demonstration content as well, which itself removes nothing of the operator', async () => {
    await folder.write({ 'notices.yaml': notices('Demo', 'More'), 'news/demo.md': newsFile('demo') });
    await load({ demo: true });
    await folder.remove('news/demo.md');
    await folder.write({ 'notices.yaml': notices('Own'), 'news/own.md': newsFile('own') });
    const { counts } = await load({ prune: true });
    expect([counts.get('notice')?.removed, counts.get('news')?.removed]).toEqual([1, 1]);
    expect((await ask(test.app, noticeList)).rows.map(({ title }) => title.en)).toEqual(['Own']);
    await folder.write({ 'notices.yaml': notices('Demo', 'Other', 'More') });
    await load({ demo: true });
    await folder.write({ 'notices.yaml': '[]' });
    expect((await load({ demo: true, prune: true })).counts.get('notice')).toMatchObject({ removed: 2 });
    expect((await ask(test.app, noticeList)).rows.map(({ title }) => title.en)).toEqual(['Own']);
  });

  it('removes nothing when a file could not be read: a mistake is not a wish', async () => {
    await folder.write({ 'notices.yaml': notices('One'), 'news/a.md': newsFile('a') });
    await load();
    await folder.write({ 'notices.yaml': '- [', 'news/b.md': newsFile('b') });
    await folder.remove('news/a.md');
    const { faults } = await load({ prune: true });
    expect(faults).not.toEqual([]);
    expect((await ask(test.app, noticeList)).total).toBe(1);
    expect((await ask(test.app, newsList)).total).toBe(2);
  });

  it('leaves everything as it was when nothing can be used', async () => {
    await folder.write({ 'notices.yaml': '- [' });
    await expect(load()).rejects.toThrow('Nothing in');
    await expect(
      importContent(test.pool, { folder: `${folder.path}/none`, demo: false, prune: false }),
    ).rejects.toThrow('There is no folder');
  });

  it('never lets demonstration content replace what the operator wrote, and removes only its own', async () => {
    await folder.write({ 'notices.yaml': notices('Own'), 'site.yaml': companyOf('Own') });
    await load();
    await folder.write({ 'notices.yaml': notices('Demo', 'Second demo'), 'site.yaml': companyOf('Demo') });
    await load({ demo: true });
    expect((await ask(test.app, noticeList)).rows.map(({ title }) => title.en)).toEqual(['Own', 'Second demo']);
    expect(await removeDemo(test.pool, true)).toMatchObject({ items: 1, documents: 0, hsLines: 0 });
    test.app.answers.invalidate('content');
    expect((await ask(test.app, noticeList)).rows.map(({ title }) => title.en)).toEqual(['Own']);
    expect((await ask(test.app, companyGet)).companyName.en).toBe('Own');
  });

  it('refuses an expert whose class is nowhere', async () => {
    const head = 'classId: sea\nname: { zh: 甲, en: A }\n';
    await folder.write({
      'experts/a.md': `---\nid: a\n${head}title: { zh: 乙, en: B }\n---\n正文\n<!-- en -->\nBody\n`,
    });
    await expect(load()).rejects.toThrow('no expert class');
    await folder.write({ 'expert-classes.yaml': '- { id: sea, name: { zh: 海运, en: Sea } }\n' });
    expect((await load()).faults).toEqual([]);
  });

  describe('with a class of experts that is removed', () => {
    const classes = (...ids: string[]) => ids.map((id) => `- { id: ${id}, name: { zh: 海运, en: Sea } }\n`).join('');
    const expert = (classId: string) =>
      `---\nid: a\nclassId: ${classId}\nname: { zh: 甲, en: A }\ntitle: { zh: 乙, en: B }\n---\n正文\n<!-- en -->\nBody\n`;
    const stored = async () =>
      (await test.pool.query<{ id: string }>('select id from content_item order by id')).rows.map(({ id }) => id);

    beforeEach(async () => {
      await folder.write({ 'expert-classes.yaml': classes('air', 'sea'), 'experts/a.md': expert('sea') });
      await load();
      await folder.write({ 'expert-classes.yaml': classes('air') });
    });

    it('EXP-01 says so of an expert of that class, and removes nothing', async () => {
      expect((await load({ prune: true })).faults).toMatchObject([{ file: 'experts/a.md', field: 'classId' }]);
      expect(await stored()).toEqual(['a', 'air', 'sea']);
      expect((await load()).faults).toEqual([]);
    });

    it('EXP-01 says so of an expert that the folder does not speak of', async () => {
      await folder.remove('experts/a.md');
      await rmdir(`${folder.path}/experts`);
      expect((await load({ prune: true })).faults).toMatchObject([{ file: 'expert-classes.yaml', field: 'id' }]);
      expect(await stored()).toEqual(['a', 'air', 'sea']);
    });

    it('EXP-01 removes it once its experts are of another class or gone', async () => {
      await folder.write({ 'experts/a.md': expert('air') });
      expect((await load({ prune: true })).faults).toEqual([]);
      expect(await stored()).toEqual(['a', 'air']);
      await folder.remove('experts/a.md');
      await folder.write({ 'expert-classes.yaml': classes('sea') });
      expect((await load({ prune: true })).faults).toEqual([]);
      expect(await stored()).toEqual(['sea']);
    });
  });
});

/** Addresses of the files of pictures that a text shows. */
const mediaIn = (html: string) => html.match(/\/media\/[\w.-]+/g) ?? [];

const companyOf = (name: string) =>
  `company: { companyName: { zh: 甲, en: ${name} }, phoneNumber: '+86 574 5550 0110', email: a@b.example, address: { zh: 甲, en: A }, icp: '' }\n`;

describe('links of the menu', () => {
  const listed = (...urls: string[]) =>
    urls
      .map((url, at) => `- { id: l${at}, label: { zh: 集团, en: Group ${at} }, url: ${JSON.stringify(url)} }\n`)
      .join('');
  const shown = async () => (await ask(test.app, configGet)).menuLinks;

  it('G7, SHELL-06 are content of their own, of another site or of this one, in the order of the file', async () => {
    await folder.write({ 'menu-links.yaml': listed('https://group.example/en', '/aboutus/offices') });
    expect((await load()).faults).toEqual([]);
    expect(await shown()).toEqual([
      { label: { zh: '集团', en: 'Group 0' }, url: 'https://group.example/en' },
      { label: { zh: '集团', en: 'Group 1' }, url: '/aboutus/offices' },
    ]);
    await folder.write({ 'menu-links.yaml': '' });
    await load({ prune: true });
    expect(await shown()).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a@evil.example',
    'ftp://a.example',
    '',
  ])('G7, SHELL-06 one that leads to %j is refused by its line, and the others are taken', async (url) => {
    await folder.write({ 'menu-links.yaml': listed('https://group.example/', url) });
    const { faults } = await load();
    expect(faults).toEqual([
      { file: 'menu-links.yaml', line: 2, field: '2.url', reason: expect.stringMatching(/^(empty|neither .*)$/) },
    ]);
    expect(await shown()).toMatchObject([{ url: 'https://group.example/' }]);
  });

  it('G7 more of them than the menu takes are refused', async () => {
    await folder.write({
      'menu-links.yaml': listed(...Array.from({ length: 7 }, (_, at) => `https://a.example/${at}`)),
    });
    expect((await load()).faults).toMatchObject([{ file: 'menu-links.yaml', line: 7, field: '7' }]);
    expect(await shown()).toHaveLength(6);
  });
});

describe('hostile content', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a@evil.example', '"java\\nscript:x"'])(
    'SHELL-06, S05 is refused where it leads to %s',
    async (url) => {
      await folder.write({
        'notices.yaml': `${notices('Good')}- { id: bad, name: { zh: 一, en: A }, title: { zh: 一, en: A }, url: ${JSON.stringify(url)} }\n`,
      });
      const { faults } = await load();
      expect(faults).toMatchObject([{ field: '2.url', line: 2 }]);
      expect((await ask(test.app, noticeList)).total).toBe(1);
    },
  );

  it('NEWS-01, S06 is stored without scripts, styles, frames, foreign pictures and links that run', async () => {
    const hostile =
      'Text <script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>' +
      '<p style="position:fixed" onclick="x()">b</p> [c](javascript:alert(1)) ![d](https://evil.example/t.png)';
    await folder.write({ 'news/a.md': newsFile('a', { zh: hostile, en: hostile }) });
    expect((await load()).faults.map(({ reason }) => reason)).toEqual([]);
    const { body } = await ask(test.app, newsDetail, { params: { id: 'a' } });
    expect(body.en).toContain('Text');
    expect(body.en).not.toMatch(/script|alert|onerror|onclick|iframe|style|evil/i);
  });

  it('cannot unfold a few lines of YAML into gigabytes, nor make tags run', async () => {
    const bomb = Array.from(
      { length: 9 },
      (_, i) => `a${i + 1}: &a${i + 1} [${'*a'.concat(String(i), ',').repeat(9)}]`,
    );
    await folder.write({
      'notices.yaml': notices('Good'),
      'site.yaml': `a0: &a0 lol\n${bomb.join('\n')}\n`,
      'faq.yaml': '- !!js/function "function(){}"\n',
    });
    const { faults } = await load();
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['site.yaml', 'faq.yaml']));
  });
});

describe('pictures of a content folder', () => {
  const alt = '{ zh: 图, en: Picture }';
  const images = (file: string) => `- { id: i, moduleType: common, type: douyin-qr, file: ${file}, alt: ${alt} }\n`;
  const photo = (background = '#26499d') =>
    sharp({ create: { width: 700, height: 350, channels: 3, background } })
      .jpeg()
      .toBuffer();

  it('ENT-01 are made once, filed under module and type, and served for ever under their content', async () => {
    await folder.write({ 'images/a.jpg': await photo(), 'images.yaml': images('images/a.jpg') });
    expect((await load()).faults).toEqual([]);
    const { rows } = await ask(test.app, imageList, { query: { moduleType: 'common', type: 'douyin-qr' } });
    expect(rows).toMatchObject([{ fileId: 'i', width: 700, height: 350, alt: { zh: '图', en: 'Picture' } }]);
    expect((await ask(test.app, imageList, { query: { moduleType: 'team' } })).total).toBe(0);
    const source = rows[0]?.sources[0]?.srcset.split(' ')[0] ?? '';
    for (const url of [source, rows[0]?.httpUrl ?? '']) {
      const answer = await test.app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toMatch(/^image\/(avif|jpeg)$/);
    }
    expect((await load()).counts.get('image')?.unchanged).toBe(1);
  });

  it('are removed with all their files when the last content that names them is gone, and no sooner', async () => {
    const text = '![Quay](images/b.jpg)';
    await folder.write({
      'images/a.jpg': await photo('#26499d'),
      'images/b.jpg': await photo('#e0731f'),
      'images.yaml': images('images/a.jpg'),
      'news/a.md': newsFile('a', { zh: text, en: text }),
      'news/b.md': newsFile('b', { zh: text, en: text }),
    });
    await load();
    const quay = mediaIn((await ask(test.app, newsDetail, { params: { id: 'a' } })).body.en);
    const own = (await ask(test.app, imageList, { query: { moduleType: 'common' } })).rows[0]?.httpUrl ?? '';
    const served = async (...urls: string[]) =>
      Promise.all(urls.map(async (url) => (await test.app.inject(url)).statusCode === 200));
    const stored = async () => (await test.pool.query('select from media_file')).rowCount ?? 0;
    const ofOne = (await stored()) / 2;

    // Named by the text that stays.
    await folder.remove('news/a.md');
    expect(await load({ prune: true })).toMatchObject({ picturesRemoved: 0 });
    expect(await served(...quay, own)).not.toContain(false);

    await folder.write({ 'news/b.md': newsFile('b') });
    expect(await load()).toMatchObject({ picturesRemoved: 1 });
    expect([await served(...quay), await served(own)].flat()).toEqual([...quay.map(() => false), true]);
    expect(await stored()).toBe(ofOne);

    // Made once more, as if it had never been there.
    await folder.write({ 'news/b.md': newsFile('b', { zh: text, en: text }) });
    await load();
    expect(await served(...quay)).not.toContain(false);

    await test.pool.query('update news set demo = true');
    expect(await removeDemo(test.pool, true)).toMatchObject({ news: 1, pictures: 1 });
    expect(await stored()).toBe(ofOne);
  });

  it('stand in a text as a figure with sizes', async () => {
    const text = '![Quay](images/a.jpg "Our yard")';
    await folder.write({ 'images/a.jpg': await photo(), 'news/a.md': newsFile('a', { zh: text, en: text }) });
    expect((await load()).faults).toEqual([]);
    const { body } = await ask(test.app, newsDetail, { params: { id: 'a' } });
    expect(body.en).toMatch(
      /^<figure><picture><source type="image\/avif" srcset="\/media\/[\w-]+\.avif 320w, .*<img src="\/media\/\w+\.jpg" alt="Quay" width="700" height="350".*<figcaption>Our yard<\/figcaption><\/figure>$/,
    );
  });

  it.each([
    ['images/none.png', 'there is no picture'],
    ['../secret.png', 'pictures lie in images/'],
    ['images/../../secret.png', 'pictures lie in images/'],
    ['images/text.png', 'is no PNG'],
  ])('are refused: %s', async (file, reason) => {
    await folder.write({ 'images/text.png': 'text', 'images.yaml': images(file), 'notices.yaml': notices('Good') });
    expect((await load()).faults).toMatchObject([{ file: 'images.yaml', line: 1, field: '1.file' }]);
    expect((await load()).faults[0]?.reason).toContain(reason);
  });

  it('are not found under a name that nobody can have, and no page stands in for them', async () => {
    for (const url of ['/media/none.svg', `/media/${'0'.repeat(32)}.svg`, '/media/..%2Fx']) {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    }
  });
});

describe('what has been imported', () => {
  it('NEWS-02 shows milestones oldest first, whatever the order of the file', async () => {
    const milestone = (id: string, date: string) =>
      `- { id: ${id}, date: '${date}', title: { zh: 一, en: A }, text: { zh: 一, en: A } }\n`;
    await folder.write({
      'milestones.yaml': milestone('b', '2020-03-04') + milestone('c', '2021-01') + milestone('a', '2020-03'),
    });
    await load();
    expect((await ask(test.app, milestoneList)).rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is left out, not fatal, where a stored item does not fit the contract', async () => {
    await folder.write({ 'partners.yaml': '- { id: a, name: { zh: 甲, en: A }, trade: { zh: 乙, en: B } }\n' });
    await load();
    await test.pool.query(`insert into content_item (kind, id, data) values ('partner', 'odd', '{"id": 7}')`);
    expect((await ask(test.app, partnerList)).rows.map(({ id }) => id)).toEqual(['a']);
  });

  it('is an empty list where there is nothing', async () => {
    expect(await ask(test.app, faqList)).toEqual({ total: 0, rows: [] });
  });
});
