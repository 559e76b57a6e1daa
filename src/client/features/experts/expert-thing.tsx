import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { breadcrumbThing, StructuredData, useSiteOrigin } from '#client/lib/structured-data.tsx';
import type { ExpertDetail } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';

/** The expert and the way to the page, in the words of schema.org. */
export function ExpertThing({ expert }: { expert: ExpertDetail }) {
  const { t } = useLingui();
  const locale = useLocale();
  const origin = useSiteOrigin();
  const name = textIn(locale, expert.name);
  const path = `/expertteam/expertsshow/${expert.id}`;
  return (
    <>
      <StructuredData
        thing={{
          '@type': 'Person',
          name,
          jobTitle: textIn(locale, expert.title),
          url: origin + path,
          ...(expert.photo ? { image: origin + expert.photo.httpUrl } : {}),
          knowsAbout: expert.specialities.map((speciality) => textIn(locale, speciality)),
          worksFor: { '@type': 'Organization', '@id': `${origin}/#organization`, name: t`Harbourway` },
        }}
      />
      <StructuredData
        thing={breadcrumbThing(origin, [
          { name: t`Home`, path: '/home' },
          { name: t`Expert team`, path: '/expertteam' },
          { name, path },
        ])}
      />
    </>
  );
}
