import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import { StructuredData, useSiteOrigin } from '#client/lib/structured-data.tsx';
import type { Office, OpeningHours } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { companyInfo } from './about-query.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hours({ days, from, to }: OpeningHours) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => DAYS[day - 1] ?? []),
    opens: from,
    closes: to === '24:00' ? '23:59' : to,
  };
}

/** The company with its offices in the words of schema.org; other pages point at it by its `@id`. */
export function OrganizationThing({ offices }: { offices: readonly Office[] }) {
  const locale = useLocale();
  const origin = useSiteOrigin();
  const { data: company } = useQuery(companyInfo());
  if (!company) return null;
  return (
    <StructuredData
      thing={{
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: textIn(locale, company.companyName),
        url: `${origin}/home`,
        logo: `${origin}/icons/icon-512.png`,
        telephone: company.phoneNumber,
        email: company.email,
        address: textIn(locale, company.address),
        location: offices.map((office) => ({
          '@type': 'Place',
          name: textIn(locale, office.city),
          address: textIn(locale, office.address),
          telephone: office.phoneNumber,
          geo: { '@type': 'GeoCoordinates', ...office.position },
          openingHoursSpecification: office.openings.map(hours),
        })),
      }}
    />
  );
}
