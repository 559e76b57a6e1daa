import { describe, expect, it } from 'vitest';
import { companyInfo, officeList, partnerList } from '#client/features/about/about-query.ts';
import { expertClassList, expertDetail, expertList } from '#client/features/experts/experts-query.ts';
import { faqList } from '#client/features/help/help-query.ts';
import { homeQuestions } from '#client/features/home/home-content.ts';
import { dictionaryEditions } from '#client/features/home/row-counts.ts';
import { milestoneList } from '#client/features/milestones/milestones-query.ts';
import { newsArticle, newsPage } from '#client/features/news/news-query.ts';
import { productPage } from '#client/features/product/product-data.ts';
import { planQuery } from '#client/features/schedule/plan-query.ts';
import { configQuery } from '#client/features/shell/frame-data.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { SAVE_PARTS, type SaveTools, savePlan } from '#client/offline/saving/save-plan.ts';
import { PRODUCT_MODES } from '#contract/content-kinds.ts';
import { DATASETS } from '#contract/datasets.ts';

const port = (code: string) => ({ code, nameEn: code, nameZh: null });
const lane = { pol: { ...port('CNNGB'), askedAs: 'CNNBO' }, pod: port('NLRTM'), company: null, direct: true };

/** Does the whole plan, with lists of one item; gives the keys of all questions and the tables installed. */
async function doPlan() {
  const asked = new Set<string>();
  const installed: string[] = [];
  const tools: SaveTools = {
    ask: (async (name, input) => {
      asked.add(JSON.stringify(routeQuery(name, input).queryKey));
      return { rows: [{ id: 'one' }] };
    }) as SaveTools['ask'],
    install: async (dataset) => void installed.push(dataset),
    lanes: async () => [lane],
    watches: async () => true,
    shipments: async () => [{ query: { number: 'CSQU3054383' } }],
  };
  for (const part of SAVE_PARTS) for (const step of await savePlan[part](tools)) await step();
  return { asked, installed };
}

describe('the trip pack', () => {
  it('PWA-03 asks the questions that the pages ask', async () => {
    const { asked } = await doPlan();
    const questions = [
      configQuery,
      companyInfo(),
      officeList(),
      partnerList(),
      faqList(),
      milestoneList(),
      expertList(),
      expertClassList(),
      expertDetail('one'),
      newsPage({}),
      newsArticle('one'),
      dictionaryEditions(),
      planQuery(lane),
      routeQuery('watch.refresh', {}),
      routeQuery('tracking.find', { query: { number: 'CSQU3054383' } }),
      ...PRODUCT_MODES.map(productPage),
      ...Object.values(homeQuestions),
    ];
    const missing = questions.map(({ queryKey }) => JSON.stringify(queryKey)).filter((key) => !asked.has(key));
    expect(missing).toEqual([]);
  });

  it('PWA-03, DICT-06 installs every table', async () => {
    expect((await doPlan()).installed).toEqual(DATASETS);
  });
});
