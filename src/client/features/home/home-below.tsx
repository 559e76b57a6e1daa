import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { HomeContact } from './home-contact.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeOffline } from './home-offline.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeTools } from './home-tools.tsx';
import { useRowCounts } from './row-counts.ts';

export interface HomeBelowProps {
  /** The newest news as cards; null while there are none, and the section is then left out. */
  news: ReactNode;
  /** A drawn container number. */
  plate: ReactNode;
}

/** What stands below the first screen: the ways on, what the company does, and a person. Works as plain HTML. */
export function HomeBelow({ news, plate }: HomeBelowProps) {
  const counts = useRowCounts();
  return (
    <>
      <HomeTools counts={counts} plate={plate} />
      <HomeOffline />
      <HomeFigures counts={counts} />
      <HomeServices />
      {news ? (
        <section className="ui-band" aria-labelledby="home-news">
          <div className="ui-wrap">
            <SectionHeading
              id="home-news"
              title={<Trans>News</Trans>}
              action={
                <Link to="/memoirs/news">
                  <Trans>All news</Trans>
                </Link>
              }
            />
            <div className="ui-grid">{news}</div>
          </div>
        </section>
      ) : null}
      <HomeContact />
    </>
  );
}
