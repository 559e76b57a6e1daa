import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { HOSTILE_HTML } from '#tests/support/hostile-html.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** All that attacks and can be stored, in the middle of something that stays. */
const HOSTILE = `<p>Before</p>${HOSTILE_HTML.join('').replaceAll('\0', '')}<p onclick="window.attacked=1">After</p>`;
/** The beginning of a script, a handler or an address that runs; as text it harms nobody. */
const RUNS =
  /<[^>]*\s(on\w+|style|srcdoc|formaction)\s*=|<(script|iframe|object|embed|form|svg|math|style)\b|<[^>]*="\s*(javascript|data|vbscript):/i;

const textsOf = async (url: string): Promise<string> => {
  const { statusCode, payload } = await test.app.inject({ url });
  expect(statusCode, url).toBe(200);
  return payload.replaceAll('\\"', '"');
};

describe('H33 HTML that somebody has put straight into the database', () => {
  it('runs in no answer about news', async () => {
    await test.pool.query("update news set body = jsonb_build_object('zh', $1::text, 'en', $1::text)", [HOSTILE]);
    const { rows } = await test.pool.query<{ id: string }>('select id from news limit 1');
    const text = await textsOf(`/api/bNews/showGet/${rows[0]?.id}`);
    expect(text).toContain('<p>Before</p>');
    expect(RUNS.exec(text)).toBeNull();
  });

  it.each([
    ['product', 'body', (id: string) => `/api/bProduct/showGet/${id}`],
    ['expert', 'introduction', (id: string) => `/api/bExpertInfo/showGet/${id}`],
    ['faq', 'answer', () => '/api/bFaq/showGet'],
  ])('runs in no answer about content of the kind %s', async (kind, field, urlOf) => {
    await test.pool.query(
      `update content_item set data = jsonb_set(data, array[$2::text], jsonb_build_object('zh', $3::text, 'en', $3::text))
       where kind = $1`,
      [kind, field, HOSTILE],
    );
    const { rows } = await test.pool.query<{ id: string }>('select id from content_item where kind = $1 limit 1', [
      kind,
    ]);
    const text = await textsOf(urlOf(rows[0]?.id ?? ''));
    expect(text).toContain('<p>Before</p>');
    expect(RUNS.exec(text)).toBeNull();
  });
});
