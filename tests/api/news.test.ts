import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsDetail, newsList } from '#contract/news.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';

let test: TestApp;

const items = [
  { id: 'third', date: '2026-03-03', kind: 'company' },
  { id: 'second-b', date: '2026-02-02', kind: 'industry' },
  { id: 'second-a', date: '2026-02-02', kind: 'company' },
  { id: 'first', date: '2026-01-01', kind: 'of-tomorrow' },
];

beforeAll(async () => {
  test = await buildTestApp();
  await test.pool.query('delete from news');
  for (const { id, date, kind } of items) {
    const text = JSON.stringify({ zh: `题 ${id}`, en: `Title ${id}` });
    await test.pool.query(
      `insert into news (id, kind, date, title, summary, body, picture) values ($1, $2, $3, $4, $4, $4, 'sea')`,
      [id, kind, date, text],
    );
  }
});

afterAll(() => test.close());

describe('NEWS-01 the list', () => {
  it('shows the newest first, by id within a day', async () => {
    const { total, rows } = await ask(test.app, newsList);
    expect(rows.map(({ id }) => id)).toEqual(['third', 'second-b', 'second-a', 'first']);
    expect(total).toBe(4);
  });

  it('pages without losing or repeating an item', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((pageNum) => ask(test.app, newsList, { query: { pageNum, pageSize: '2' } })),
    );
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['third', 'second-b', 'second-a', 'first']);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  it('takes one kind', async () => {
    const { total, rows } = await ask(test.app, newsList, { query: { kind: 'industry' } });
    expect([total, rows.map(({ id }) => id)]).toEqual([1, ['second-b']]);
  });

  it('shows an item of a kind this version does not know as company news', async () => {
    const { rows } = await ask(test.app, newsList);
    expect(rows.find(({ id }) => id === 'first')?.kind).toBe('company');
  });
});

describe('NEWS-01 an item', () => {
  it('has its body and its neighbours, across a day with two items', async () => {
    const item = await ask(test.app, newsDetail, { params: { id: 'second-a' } });
    expect(item.body.en).toBe('Title second-a');
    expect([item.previous?.id, item.next?.id]).toEqual(['first', 'second-b']);
  });

  it('has no neighbour beyond the ends', async () => {
    expect((await ask(test.app, newsDetail, { params: { id: 'first' } })).previous).toBeNull();
    expect((await ask(test.app, newsDetail, { params: { id: 'third' } })).next).toBeNull();
  });

  it('is not found by an id that nobody has, and refused by one that nobody can have', async () => {
    expect(await problemOf(test.app, '/api/bNews/showGet/nobody')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await problemOf(test.app, '/api/bNews/showGet/No%20Body')).toMatchObject({
      status: 400,
      code: 'validation',
      fields: [{ path: 'params.id' }],
    });
  });
});
