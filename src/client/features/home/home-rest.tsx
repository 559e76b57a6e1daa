import { HomeMilestones, HomePartners } from './home-company.tsx';
import { HomeContact } from './home-contact.tsx';
import type { HomeContent } from './home-content.ts';
import { HomeNews } from './home-news.tsx';
import { HomeTools } from './home-tools.tsx';
import type { RowCounts } from './row-counts.ts';

export interface HomeRestProps {
  counts: RowCounts;
  /** A part that is empty is left out. */
  content: HomeContent;
}

/** The end of the home page: dictionary, news, the company's way and company, a person. */
export function HomeRest({ counts, content: { milestones, partners, news } }: HomeRestProps) {
  return (
    <>
      <HomeTools counts={counts} />
      {news.length > 0 ? <HomeNews items={news} /> : null}
      {milestones.length > 0 ? <HomeMilestones milestones={milestones} /> : null}
      {partners.length > 0 ? <HomePartners partners={partners} /> : null}
      <HomeContact />
    </>
  );
}
