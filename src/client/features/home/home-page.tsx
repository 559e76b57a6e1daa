import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { StructuredData, useSiteOrigin } from '#client/lib/structured-data.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { textIn } from '#contract/locale.ts';
import { HomeBanners } from './home-banners.tsx';
import { HomeMilestones, HomePartners } from './home-company.tsx';
import { HomeContact } from './home-contact.tsx';
import type { HomeContent } from './home-content.ts';
import { HomeEntries } from './home-entries.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeTools } from './home-tools.tsx';
import { useHomeContent } from './use-home-content.ts';
import './home.css';

/** Tells search engines about the company. */
function Organization() {
  const { t } = useLingui();
  const locale = useLocale();
  const origin = useSiteOrigin();
  const { data: company } = useQuery(routeQuery('site.company', {}));
  const reach = company && {
    telephone: company.phoneNumber,
    email: company.email,
    address: textIn(locale, company.address),
  };
  const thing = {
    '@type': 'Organization',
    name: company ? textIn(locale, company.companyName) : t`Harbourway International Logistics`,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    ...reach,
  };
  return <StructuredData thing={thing} />;
}

interface HomePageProps {
  /** The content that the page was loaded with; a section without content is left out. */
  content: HomeContent;
  /** The form that asks for a rate; it belongs to another feature. */
  enquiry: ReactNode;
}

/** HOME-01: the tool first, then the ways on, what the company does, its dictionary and news, and a person. */
export function HomePage({ content, enquiry }: HomePageProps) {
  const { counts, banners, news, milestones, partners } = useHomeContent(content);
  return (
    <>
      <HomeHero />
      <HomeEntries enquiry={enquiry} />
      {banners.length > 0 ? <HomeBanners banners={banners} /> : null}
      <HomeServices />
      <HomeFigures counts={counts} />
      <HomeTools counts={counts} />
      {news.length > 0 ? <HomeNews items={news} /> : null}
      {milestones.length > 0 ? <HomeMilestones milestones={milestones} /> : null}
      {partners.length > 0 ? <HomePartners partners={partners} /> : null}
      <HomeContact />
      <Organization />
    </>
  );
}
