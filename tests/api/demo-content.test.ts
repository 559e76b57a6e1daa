import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bannerList,
  expertEntry,
  faqList,
  imageList,
  milestoneList,
  noticeList,
  officeList,
  partnerList,
  productEntry,
} from '#contract/content.ts';
import { FAQ_TOPICS, PRODUCT_MODES } from '#contract/content-kinds.ts';
import type { Bilingual } from '#contract/locale.ts';
import { newsList } from '#contract/news.ts';
import { expertList } from '#contract/site.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});

afterAll(() => test.close());

const plain = ({ zh, en }: Bilingual) => ({ zh: zh.replace(/<[^>]+>/g, ' '), en: en.replace(/<[^>]+>/g, ' ') });

/** Words of an English text, characters of a Chinese one. */
function lengths(html: Bilingual): { zh: number; en: number } {
  const { zh, en } = plain(html);
  return {
    zh: zh.match(/\p{Script=Han}/gu)?.length ?? 0,
    en: en.split(/\s+/).filter((word) => /\w/.test(word)).length,
  };
}

describe('the demonstration content', () => {
  it('is as much as a visitor expects of such a company', async () => {
    const totals = await Promise.all(
      [newsList, milestoneList, expertList, partnerList, faqList, officeList, bannerList, noticeList].map(
        async (route) => (await ask(test.app, route)).total,
      ),
    );
    const least = [30, 12, 9, 24, 24, 6, 3, 3];
    for (const [index, total] of totals.entries()) expect(total).toBeGreaterThanOrEqual(least[index] ?? 0);
    const members = await test.pool.query<{ kind: string; n: number }>(
      `select kind, count(*)::int as n from content_item where kind in ('party', 'talent') group by kind order by kind`,
    );
    expect(members.rows[0]?.n).toBeGreaterThanOrEqual(6);
    expect(members.rows[1]?.n).toBeGreaterThanOrEqual(8);
  });

  it('PROD-01 says on each product page what a shipper needs, at length and in both languages', async () => {
    for (const id of PRODUCT_MODES) {
      const { body, points, facts, steps } = await ask(test.app, productEntry, { params: { id } });
      expect(lengths(body).en, id).toBeGreaterThanOrEqual(500);
      expect(lengths(body).zh, id).toBeGreaterThanOrEqual(700);
      expect(Math.min(points.length, facts.length, steps.length), id).toBeGreaterThanOrEqual(4);
    }
  });

  it('EXP-01 introduces every expert, each with a class', async () => {
    for (const { id } of (await ask(test.app, expertList)).rows) {
      const expert = await ask(test.app, expertEntry, { params: { id } });
      expect(lengths(expert.introduction).en, id).toBeGreaterThanOrEqual(80);
      expect(expert.className.zh).not.toBe('');
      expect(expert.specialities.length, id).toBeGreaterThan(1);
      expect(expert.wechatQr?.httpUrl, id).toMatch(/^\/media\/\w+\.svg$/);
    }
  });

  it('has answers in every topic', async () => {
    const { rows } = await ask(test.app, faqList);
    expect(new Set(rows.map(({ topic }) => topic))).toEqual(new Set(FAQ_TOPICS));
  });

  it('ENT-01 has the three codes of the footer', async () => {
    for (const type of ['wechat-video-qr', 'wechat-official-qr', 'douyin-qr']) {
      const { rows } = await ask(test.app, imageList, { query: { moduleType: 'common', type } });
      expect((await test.app.inject(rows[0]?.httpUrl ?? '')).headers['content-type']).toBe('image/svg+xml');
    }
  });
});

describe('calls for content', () => {
  it('answer 404 for what nobody has and 400 for what nobody can have', async () => {
    expect(await problemOf(test.app, '/api/bExpertInfo/showGet/nobody')).toMatchObject({ status: 404 });
    expect(await problemOf(test.app, '/api/bExpertInfo/showGet/No%20Body')).toMatchObject({ status: 400 });
    expect(await problemOf(test.app, '/api/bProduct/showGet/submarine')).toMatchObject({ status: 400 });
    expect(await problemOf(test.app, '/api/bBanner/showGet?type=x')).toMatchObject({ status: 400 });
    expect(await problemOf(test.app, '/api/tFile/showGetfilelist?moduleType=nothing')).toMatchObject({ status: 400 });
    expect(await problemOf(test.app, '/api/bNews/showGet?pageSize=100000')).toMatchObject({ status: 400 });
    expect(await problemOf(test.app, '/api/bNews/showGet?pageNum=-1')).toMatchObject({ status: 400 });
  });

  it('SHELL-16 give notices by type 1 and nothing by another', async () => {
    expect((await ask(test.app, noticeList, { query: { type: '1' } })).total).toBeGreaterThan(0);
    expect((await ask(test.app, noticeList, { query: { type: '2' } })).total).toBe(0);
  });
});
