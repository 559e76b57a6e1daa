import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import { StructuredData, useSiteOrigin } from '#client/lib/structured-data.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { textIn } from '#contract/locale.ts';
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

/** What search engines are told of the company. */
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

/** The end of the home page: dictionary, news, the company's way and company, a person. */
export function HomeRest({ counts, content: { milestones, partners, news } }: HomeRestProps) {
  return (
    <>
      <HomeTools counts={counts} />
      {news.length > 0 ? <HomeNews items={news} /> : null}
      {milestones.length > 0 ? <HomeMilestones milestones={milestones} /> : null}
      {partners.length > 0 ? <HomePartners partners={partners} /> : null}
      <HomeContact />
      <Organization />
    </>
  );
}
