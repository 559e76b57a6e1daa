import type { ExpertDetail, Faq, Milestone, Office, Partner, Product } from '#contract/content.ts';
import type { Bilingual } from '#contract/locale.ts';
import type { NewsItem } from '#contract/news.ts';
import type { Expert } from '#contract/site.ts';
import { NODE_WEIGHTS, type SiteDocument } from './document.ts';
import { joinPassages, plainText } from './plain-text.ts';

const NOTHING: Bilingual = { zh: '', en: '' };

function listed(parts: readonly Bilingual[]): Bilingual {
  const inLanguage = (language: keyof Bilingual) =>
    parts
      .map((part) => part[language])
      .filter((part) => part !== '')
      .join(' · ');
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

function passages(parts: readonly Bilingual[]): Bilingual {
  return { zh: joinPassages(parts.map(({ zh }) => zh)), en: joinPassages(parts.map(({ en }) => en)) };
}

const plain = ({ zh, en }: Bilingual): Bilingual => ({ zh: plainText(zh), en: plainText(en) });

function document(
  node: SiteDocument['node'],
  facts: Pick<SiteDocument, 'id' | 'address' | 'title'> & Partial<SiteDocument>,
): SiteDocument {
  return { names: [], summary: NOTHING, text: NOTHING, date: null, weight: NODE_WEIGHTS[node], ...facts, node };
}

/** A news item, with its body where it is at hand. */
export function newsDocument(item: NewsItem & { body?: Bilingual }): SiteDocument {
  return document('news', {
    id: item.id,
    address: `/memoirs/newsdetail/${item.id}`,
    title: item.title,
    summary: item.summary,
    text: plain(item.body ?? NOTHING),
    date: item.date,
  });
}

/** A product page. */
export function productDocument(item: Product): SiteDocument {
  const labelled = [...item.points, ...item.facts, ...item.steps].map(({ title, text }) => ({
    zh: `${title.zh}：${text.zh}`,
    en: `${title.en}: ${text.en}`,
  }));
  return document('products', {
    id: item.id,
    address: `/product/${item.id}`,
    title: item.title,
    summary: item.lead,
    text: passages([...labelled, plain(item.body)]),
  });
}

/** A question of the help page. */
export function faqDocument(item: Faq): SiteDocument {
  return document('faq', {
    id: item.id,
    address: `/help#${item.id}`,
    title: item.question,
    summary: plain(item.answer),
  });
}

/** An expert, with introduction and fields of work where they are at hand. */
export function expertDocument(item: Expert | ExpertDetail): SiteDocument {
  const details =
    'introduction' in item
      ? {
          summary: listed([item.title, item.className, ...item.specialities]),
          text: passages([plain(item.introduction), item.languages]),
        }
      : { summary: item.title };
  return document('experts', {
    id: item.id,
    address: `/expertteam/expertsshow/${item.id}`,
    title: item.name,
    ...details,
  });
}

/** An office. */
export function officeDocument(item: Office): SiteDocument {
  // A number is read as one: it never breaks at the end of a line.
  const phone = item.phoneNumber.replaceAll(' ', '\u00a0');
  return document('offices', {
    id: item.id,
    address: `/aboutus/offices#${item.id}`,
    title: listed([item.city, item.role]),
    names: [item.city.zh, item.city.en],
    summary: listed([item.address, { zh: phone, en: phone }]),
  });
}

/** A milestone of the company. */
export function milestoneDocument(item: Milestone): SiteDocument {
  return document('milestones', {
    id: item.id,
    address: '/memoirs/landmark',
    title: item.title,
    summary: item.text,
    date: item.date,
  });
}

/** A partner of the logo wall. */
export function partnerDocument(item: Partner): SiteDocument {
  return document('partners', {
    id: item.id,
    address: '/aboutus/partners',
    title: item.name,
    summary: item.trade,
  });
}
