import fp from 'fastify-plugin';
import { PRODUCT_MODES } from '#contract/content-kinds.ts';
import { DATASETS } from '#contract/datasets.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale, localizedUrl } from '#contract/locale.ts';
import { type AccessSwitches, areaOfPage, mayEnter } from '#domain/access.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import type { ContentService } from '#server/modules/content/service.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import type { NewsService } from '#server/modules/news/service.ts';
import { Answer } from './answer.ts';
import { TTL } from './answer-cache.ts';

/** Pages that are always there; those that are not for everyone are left out where the site says so. */
const PAGES = [
  '/home',
  ...PRODUCT_MODES.map((mode) => `/product/${mode}`),
  '/memoirs/news',
  '/memoirs/landmark',
  '/logisticstools/tracking',
  '/logisticstools/shipplan',
  '/logisticstools/loadcalculator',
  '/logisticstools/freetime',
  ...DATASETS.map((dataset) => definitions[dataset].address),
  '/expertteam',
  '/aboutus/partners',
  '/aboutus/contactus',
  '/aboutus/offices',
  '/help',
  '/offline',
  '/explain',
];

/** A map of the site may hold 50,000 addresses; each page has one per language. */
const NEWS_MAX = 5000;
const ENTRIES_MAX = 5000;

/** The services whose pages are in the map. */
interface Sources {
  news: NewsService;
  dictionary: DictionaryService;
  content: ContentService;
  switches: () => Promise<AccessSwitches>;
}

interface MapEntry {
  path: string;
  /** ISO date of the last change, where it is known. */
  changed?: string;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function mapLines(origin: string, { path, changed }: MapEntry): string {
  const address = (locale: Locale) => escapeXml(localizedUrl(origin, encodeURI(path), locale));
  const link = (tag: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(locale)}"/>`;
  const alternates =
    LOCALES.map((locale) => link(LANGUAGE_TAGS[locale], locale)).join('') + link('x-default', DEFAULT_LOCALE);
  const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc>${date}${alternates}</url>\n`).join('');
}

async function mapEntries({ news, dictionary, content, switches }: Sources): Promise<MapEntry[]> {
  const experts = await content.experts();
  const site = await switches();
  const items = await news.dated(NEWS_MAX);
  const entries: MapEntry[] = [];
  for (const { dataset, entryPath, mapped } of Object.values(definitions)) {
    const keys = mapped === null ? [] : await dictionary.heaviestKeys(dataset, mapped, ENTRIES_MAX);
    entries.push(...keys.map((key) => ({ path: `${entryPath}/${key}` })));
  }
  return [
    ...PAGES.filter((path) => mayEnter(areaOfPage(path), null, site) === 'yes').map((path) => ({ path })),
    ...items.map(({ id, date }) => ({ path: `/memoirs/newsdetail/${id}`, changed: date })),
    ...experts.rows.map(({ id }) => ({ path: `/expertteam/expertsshow/${id}` })),
    ...entries,
  ];
}

interface Options extends Sources {
  /** Public origin of the site, without a slash at the end. */
  origin: string;
}

/** `robots.txt` and `sitemap.xml`: what search engines may read, and every public page in both languages. */
export const crawlers = fp<Options>(
  async (app, { origin, ...sources }) => {
    const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
    const answer = (contentType: string, text: string) =>
      new Answer({ status: 200, headers, contentType, body: Buffer.from(text), compressible: true });
    const robots = answer(
      'text/plain; charset=utf-8',
      `User-agent: *\nDisallow: /api/\nDisallow: /app-shell\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
    app.get('/robots.txt', (request, reply) => robots.send(request, reply));

    const make = async () => {
      const lines = (await mapEntries(sources)).map((entry) => mapLines(origin, entry)).join('');
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines}</urlset>\n`;
      return {
        answer: answer('application/xml; charset=utf-8', text),
        tags: ['news', 'content', 'site', ...DATASETS],
        ttl: TTL.api,
      };
    };
    app.get('/sitemap.xml', (_request, reply) => reply.sendKept('/sitemap.xml', make));
  },
  { name: 'crawlers', dependencies: ['answer-cache', 'security-headers'] },
);
