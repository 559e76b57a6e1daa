import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useKeptText } from '#client/lib/kept-state.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Office } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { OfficeClock } from './office-clock.tsx';
import { OrganizationThing } from './organization-thing.tsx';

function Advice() {
  return (
    <ul className="contact-advice">
      <li>
        <strong>
          <Trans>For a quote</Trans>
        </strong>
        <Trans>
          Origin and destination, goods with <Link to={definitions['hs-codes'].path}>HS code</Link>, packages, gross
          weight and volume or <Link to={definitions.containers.path}>container type</Link>, and the day the cargo is
          ready.
        </Trans>
      </li>
      <li>
        <strong>
          <Trans>For cargo under way</Trans>
        </strong>
        <Trans>
          The number of the bill of lading or of the container. <Link to="/logisticstools/tracking">Tracking</Link> may
          already have the answer.
        </Trans>
      </li>
      <li>
        <strong>
          <Trans>For dangerous goods</Trans>
        </strong>
        <Trans>
          The <Link to={definitions['dangerous-goods'].path}>UN number</Link>, class, packing group and the safety data
          sheet.
        </Trans>
      </li>
    </ul>
  );
}

/** Advice for a quick answer, the other offices, and the company in the words of schema.org. */
export function ContactBelow({ offices, label }: { offices: readonly Office[]; label: string }) {
  const locale = useLocale();
  const [opened, keepOpened] = useKeptText('what-happens');
  const others = offices.slice(1);
  return (
    <>
      <section className="ui-band ui-band-alt">
        <div className="ui-wrap">
          <SectionHeading
            title={label}
            lead={<Trans>With these details our first reply can be a quote, not a question.</Trans>}
          />
          <Advice />
          <Disclosure
            summary={<Trans>What happens with your message</Trans>}
            open={opened !== ''}
            onToggle={(event) => keepOpened(event.currentTarget.open ? 'yes' : '')}
          >
            <Trans>
              It goes by e-mail to the desk and is answered within one working day. We keep it as long as the matter
              takes; the{' '}
              <Link to="/explain" hash="privacy">
                privacy notice
              </Link>{' '}
              says the rest.
            </Trans>
          </Disclosure>
        </div>
      </section>
      {others.length > 0 ? (
        <section className="ui-band">
          <div className="ui-wrap">
            <SectionHeading
              title={<Trans>Other offices</Trans>}
              action={
                <Link to="/aboutus/offices" className="about-link">
                  <Trans>All offices with addresses</Trans>
                </Link>
              }
            />
            <ul className="contact-offices">
              {others.map((office) => (
                <li key={office.id}>
                  <Link to="/aboutus/offices" hash={office.id} className="contact-office">
                    <strong>{textIn(locale, office.city)}</strong>
                    <span className="ui-muted">{textIn(locale, office.role)}</span>
                  </Link>
                  <OfficeClock office={office} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <OrganizationThing offices={offices} />
    </>
  );
}
