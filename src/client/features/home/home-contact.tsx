import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/offline/route-query.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { HomeIcon } from './home-icon.tsx';

/** The way to a person. */
export function HomeContact() {
  const { data: company } = useQuery(routeQuery('site.company', {}));
  if (!company) return null;
  const [name, host] = company.email.split('@');
  return (
    <section className="ui-band ui-band-alt">
      <div className="ui-wrap home-split">
        <div className="ui-stack ui-measure">
          <h2>
            <Trans>Talk to our team</Trans>
          </h2>
          <p>
            <Trans>Tell us origin, destination, goods and weight: with these four we can quote at once.</Trans>
          </p>
        </div>
        <div className="ui-row">
          <LinkButton
            variant="primary"
            href={`tel:${company.phoneNumber.replaceAll(' ', '')}`}
            icon={<HomeIcon name="phone" />}
          >
            {company.phoneNumber}
          </LinkButton>
          <LinkButton variant="secondary" href={`mailto:${company.email}`} icon={<HomeIcon name="mail" />}>
            {name}
            <wbr />
            {host === undefined ? null : `@${host}`}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
