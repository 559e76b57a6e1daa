import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RouteLine } from '#client/ui/route-line.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { textIn } from '#contract/locale.ts';
import { HomeAnchor } from './home-anchor.tsx';
import type { HomeContent } from './home-content.ts';

/** HOME-01: the latest milestones as stops of a route, the last one being where the company is now. */
export function HomeMilestones({ milestones }: Pick<HomeContent, 'milestones'>) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section className="ui-band ui-band-alt">
      <div className="ui-wrap">
        <SectionHeading
          title={<Trans>Our milestones</Trans>}
          action={
            <HomeAnchor href="/memoirs/landmark">
              <Trans>All milestones</Trans>
            </HomeAnchor>
          }
        />
        <RouteLine
          label={t`Latest milestones`}
          stops={milestones.map(({ id, date, title }, index) => ({
            key: id,
            label: textIn(locale, title),
            state: 'done',
            current: index === milestones.length - 1,
            stateLabel: '',
            note: date.slice(0, 4),
          }))}
        />
      </div>
    </section>
  );
}

/** HOME-01: some of those the company works for and with. */
export function HomePartners({ partners }: Pick<HomeContent, 'partners'>) {
  const locale = useLocale();
  return (
    <section className="ui-band">
      <div className="ui-wrap">
        <SectionHeading
          title={<Trans>Partners</Trans>}
          action={
            <HomeAnchor href="/aboutus/partners">
              <Trans>All partners</Trans>
            </HomeAnchor>
          }
        />
        <ul className="home-partners">
          {partners.map(({ id, name, logo }) => (
            <li key={id}>
              {logo ? (
                <img
                  src={logo.httpUrl}
                  width={logo.width}
                  height={logo.height}
                  alt={textIn(locale, name)}
                  loading="lazy"
                />
              ) : (
                textIn(locale, name)
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
