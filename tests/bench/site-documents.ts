import type { Pool } from 'pg';
import type { Bilingual } from '#contract/locale.ts';
import type { SiteDocument } from '#domain/site-search/document.ts';
import { plainText } from '#domain/site-search/plain-text.ts';
import { type BenchRow, randomFrom, syntheticRows } from './search-data.ts';

/** Sentences of the site's own news, and the words people would look for in them. */
interface Material {
  titles: Bilingual[];
  zh: string[];
  en: string[];
}

/** A made document and the made name that stands in its title and in no other. */
export interface MadeDocument {
  document: SiteDocument;
  name: BenchRow;
}

const SENTENCES = 14;

async function readMaterial(pool: Pool): Promise<Material> {
  const { rows } = await pool.query<{ title: Bilingual; body: Bilingual }>('select title, body from news order by id');
  const sentences = (text: string, end: RegExp) => text.split(end).filter((sentence) => sentence.length > 12);
  return {
    titles: rows.map(({ title }) => title),
    zh: rows.flatMap(({ body }) => sentences(plainText(body.zh), /(?<=。)/)),
    en: rows.flatMap(({ body }) => sentences(plainText(body.en), /(?<=\. )/)),
  };
}

/** Articles put together from sentences of the site's own, each with a name of its own in the title. */
export async function makeDocuments(pool: Pool, count: number): Promise<MadeDocument[]> {
  const { titles, zh, en } = await readMaterial(pool);
  const random = randomFrom(11);
  const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback;
  const some = (list: readonly string[], many: number) => Array.from({ length: many }, () => pick(list, '')).join('');
  return syntheticRows(count, 5).map((name, at) => {
    const title = pick(titles, { zh: '', en: '' });
    return {
      name,
      document: {
        node: at % 20 === 0 ? 'faq' : 'news',
        id: `made-${at}`,
        address: `/memoirs/newsdetail/made-${at}`,
        title: { zh: `${name.zh}：${title.zh}`, en: `${name.en}: ${title.en}` },
        names: [],
        summary: { zh: some(zh, 1), en: some(en, 1) },
        text: { zh: some(zh, SENTENCES), en: some(en, SENTENCES) },
        date: `20${10 + (at % 17)}-${String(1 + (at % 12)).padStart(2, '0')}-01`,
        weight: at % 20 === 0 ? 75 : 65,
      },
    };
  });
}

/** A query, and the id of the document that is meant; null where only the time counts. */
export interface SiteQuery {
  text: string;
  target: string | null;
}

/** Queries of one kind. */
export interface SiteQueries {
  kind: string;
  queries: SiteQuery[];
}

const FREQUENT_ZH = '集装箱,危险品,提单,报关,拼箱,退税,冷藏箱,宁波,汉堡,截关,订舱,堆场,海关,货物,托盘'.split(',');
const FREQUENT_EN =
  'container,battery,customs,bill of lading,Hamburg,vessel,demurrage,reefer,booking,cargo,shipper,port'.split(',');
const QUESTIONS = [
  '锂电池怎么运',
  '请问宁波港在哪里',
  '集装箱检疫需要什么',
  'what is the cut-off',
  'how to pack lithium battery',
];

function mistype(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (text.length - 2));
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

/** Queries as visitors type them: words in hundreds of texts, names in one text, codes, questions and mistakes. */
export function siteQueries(made: readonly MadeDocument[], perKind: number): SiteQueries[] {
  const random = randomFrom(23);
  const step = Math.max(1, Math.floor(made.length / perKind));
  const chosen = made.filter((_, at) => at % step === 0).slice(0, perKind);
  const repeat = (texts: readonly string[]) =>
    Array.from({ length: perKind }, (_, at) => ({ text: texts[at % texts.length] ?? '', target: null }));
  const named = (text: (name: BenchRow) => string) =>
    chosen.flatMap(({ name, document }) => (text(name) === '' ? [] : [{ text: text(name), target: document.id }]));
  return [
    { kind: 'a frequent word, Chinese', queries: repeat(FREQUENT_ZH) },
    { kind: 'a frequent word, English', queries: repeat(FREQUENT_EN) },
    {
      kind: 'two frequent words',
      queries: repeat(['宁波 拼箱', '危险品 集装箱', 'customs battery', 'vessel 宁波', '提单 电放']),
    },
    { kind: 'one character, two letters', queries: repeat(['海', '箱', 'nb', 'sh', '税']) },
    { kind: 'a name, Chinese', queries: named(({ zh }) => zh) },
    { kind: 'a name, English', queries: named(({ en }) => en) },
    { kind: 'a name, pinyin', queries: named(({ py }) => py.replaceAll(' ', '')) },
    { kind: 'a name, mistyped', queries: named(({ en }) => (/^[A-Za-z]{6,}$/.test(en) ? mistype(en, random) : '')) },
    { kind: 'a code', queries: repeat(['CNNGB', '8507.60', 'UN1263', 'CSQU3054383', '40HQ']) },
    { kind: 'a question', queries: repeat(QUESTIONS) },
    { kind: 'nothing', queries: repeat(['qqxxqqxx', '䶮䶮', 'zzyzx']) },
  ];
}
