import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedPath } from '#contract/feed.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

const origin = 'https://www.example.com';
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: origin } });
});

afterAll(() => test.close());

async function feedOf(locale: 'zh_CN' | 'en_US') {
  const answer = await test.app.inject(feedPath(locale));
  const entries = answer.payload.split('<entry>').slice(1);
  return { answer, head: answer.payload.split('<entry>')[0] ?? '', entries };
}

/** The text of the first element of a name. */
const first = (xml: string, name: string) => new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '';

/** The elements of an XML text that are opened and not closed, or closed and not opened. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, name = '', self] of xml
    .replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    .matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

describe('the feed of the news', () => {
  it.each(['zh_CN', 'en_US'] as const)('NEWS-01 is a whole Atom feed in %s', async (locale) => {
    const { answer, head, entries } = await feedOf(locale);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(unbalanced(answer.payload)).toEqual([]);
    expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    expect(head).toContain(`<link rel="self" href="${origin}${feedPath(locale)}"`);
    for (const one of [head, ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect(first(one, name), name).not.toBe('');
      expect(first(one, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    expect(entries.length).toBe(30);
    const ids = entries.map((entry) => first(entry, 'id'));
    expect(new Set(ids).size).toBe(30);
  });

  it('speaks its language, newest first, and leads to pages in it', async () => {
    const [chinese, english] = [await feedOf('zh_CN'), await feedOf('en_US')];
    expect(first(chinese.entries[0] ?? '', 'title')).toMatch(/\p{Script=Han}/u);
    expect(first(english.entries[0] ?? '', 'title')).not.toMatch(/\p{Script=Han}/u);
    expect(first(english.entries[0] ?? '', 'id')).toMatch(
      /^https:\/\/www\.example\.com\/memoirs\/newsdetail\/[\w-]+\?lang=en_US$/,
    );
    const dates = english.entries.map((entry) => first(entry, 'published'));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('carries texts whose links and pictures lead here from anywhere', async () => {
    const text = JSON.stringify({ zh: '题', en: 'T]]>&<b>' });
    const body = JSON.stringify({ zh: '文', en: '<p><a href="/home">x</a> ]]> <img src="/media/a.png" alt=""></p>' });
    await test.pool.query(
      `insert into news (id, kind, date, title, summary, body, picture) values ('odd', 'company', '2099-01-01', $1, $1, $2, 'vessel')`,
      [text, body],
    );
    test.app.answers.invalidate('news');
    const { answer, entries } = await feedOf('en_US');
    expect(unbalanced(answer.payload)).toEqual([]);
    const content = first(entries[0] ?? '', 'content');
    expect(content).toContain(`href="${origin}/home"`);
    expect(content).toContain(`src="${origin}/media/a.png"`);
  });
});
