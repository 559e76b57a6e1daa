import fp from 'fastify-plugin';
import { Feed } from 'feed';
import { feedPath } from '#contract/feed.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale, localizedUrl, textIn } from '#contract/locale.ts';
import type { SiteService } from '#server/modules/site/service.ts';
import { Answer } from '#server/plugins/answer.ts';
import { TTL } from '#server/plugins/answer-cache.ts';
import type { NewsService } from './service.ts';

/** Items in a feed: half a year of news, and no more than a reader shows at once. */
const ITEMS = 30;

const titles: Readonly<Record<Locale, string>> = { zh_CN: '资讯', en_US: 'News' };

/** Addresses of this site with its origin: a reader shows a text far from here. Sizes of pictures are left out. */
function absolute(html: string, origin: string): string {
  return html.replace(/<source [^>]*>/g, '').replace(/ (href|src)="\//g, ` $1="${origin}/`);
}

interface Options {
  /** Public origin of the site, without a slash at the end. */
  origin: string;
  news: NewsService;
  site: SiteService;
}

async function feedText({ origin, news, site }: Options, locale: Locale): Promise<string> {
  const [items, { companyName }] = await Promise.all([news.recent(ITEMS), site.company()]);
  const name = textIn(locale, companyName);
  const link = localizedUrl(origin, '/memoirs/news', locale);
  const dateOf = (date: string) => new Date(`${date}T00:00:00Z`);
  const feed = new Feed({
    id: link,
    title: `${name} · ${titles[locale]}`,
    link,
    language: LANGUAGE_TAGS[locale],
    feedLinks: { atom: origin + feedPath(locale) },
    favicon: `${origin}/icons/icon.svg`,
    copyright: name,
    author: { name },
    // The date of the newest item, and not of this moment: a feed that has not changed reads as unchanged.
    updated: dateOf(items[0]?.date ?? '1970-01-01'),
  });
  for (const { id, date, title, summary, body } of items) {
    const address = localizedUrl(origin, `/memoirs/newsdetail/${id}`, locale);
    feed.addItem({
      id: address,
      link: address,
      title: textIn(locale, title),
      description: textIn(locale, summary),
      content: absolute(textIn(locale, body), origin),
      date: dateOf(date),
      published: dateOf(date),
    });
  }
  return feed.atom1();
}

/** The news as an Atom feed, one per language, at {@link feedPath}. */
export const newsFeed = fp<Options>(
  async (app, options) => {
    const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
    const make = async (locale: Locale) => {
      const body = Buffer.from(await feedText(options, locale));
      const contentType = 'application/atom+xml; charset=utf-8';
      const answer = new Answer({ status: 200, headers, contentType, body, compressible: true });
      return { answer, tags: ['news', 'site'], ttl: TTL.api };
    };
    for (const locale of LOCALES) {
      const path = feedPath(locale);
      app.get(path, (_request, reply) => reply.sendKept(path, () => make(locale)));
    }
  },
  { name: 'news-feed', dependencies: ['answer-cache', 'security-headers'] },
);
