import type { NewsItem } from '#contract/news.ts';
import { HomeContact } from './home-contact.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeOffline } from './home-offline.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeTools } from './home-tools.tsx';
import type { RowCounts } from './row-counts.ts';

export interface HomeBelowProps {
  /** Entries per table; empty while the site does not know them, and the figures are then left out. */
  counts: RowCounts;
  /** The newest news; while there are none the section is left out. */
  news: readonly NewsItem[];
}

/** What stands below the first screen: the ways on, what the company does, and a person. Works as plain HTML. */
export function HomeBelow({ counts, news }: HomeBelowProps) {
  return (
    <>
      <HomeTools counts={counts} />
      <HomeOffline />
      <HomeFigures counts={counts} />
      <HomeServices />
      {news.length > 0 ? <HomeNews items={news} /> : null}
      <HomeContact />
    </>
  );
}
