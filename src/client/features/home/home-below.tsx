import type { ReactNode } from 'react';
import { part } from '#client/lib/part.tsx';
import { Sheet } from '#client/lib/sheet.tsx';
import { HomeBanners } from './home-banners.tsx';
import sheet from './home-below.css?url';
import type { HomeBanner } from './home-content.ts';
import { HomeEntries } from './home-entries.tsx';
import { HomeFigures } from './home-figures.tsx';
import type { HomeRestProps } from './home-rest.tsx';
import { HomeServices } from './home-services.tsx';
import type { RowCounts } from './row-counts.ts';
import { useHomeContent } from './use-home-content.ts';

export { sheet };

// Three screens further down, and not in the document: with it the page would not fit into its first packets.
const HomeRest = part<HomeRestProps>(async () => (await import('./home-rest.tsx')).HomeRest);

export interface HomeBelowProps {
  /** Entries per table; empty while the site does not know them, and the figures are then left out. */
  counts: RowCounts;
  /** The banners that came with the page; without any the section is left out. */
  banners: readonly HomeBanner[];
  /** The form that asks for a rate; it belongs to another part of the site. */
  enquiry: ReactNode;
}

/** What stands below the first screen: the ways on, what the company does, and a person. */
export function HomeBelow({ counts, banners: came, enquiry }: HomeBelowProps) {
  const content = useHomeContent(HomeRest.preload);
  const banners = content && content.banners.length > 0 ? content.banners : came;
  return (
    <>
      <Sheet href={sheet} />
      <HomeEntries enquiry={enquiry} />
      {banners.length > 0 ? <HomeBanners banners={banners} /> : null}
      <HomeServices />
      <HomeFigures counts={counts} />
      {content ? <HomeRest counts={counts} content={content} /> : null}
    </>
  );
}
