import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { textIn } from '#contract/locale.ts';
import { menuEntries } from './menu-entries.ts';

/** SHELL-14: the years of the copyright line. */
export const COPYRIGHT_YEARS = '2011-2021';

/** SHELL-14: company name, telephone, e-mail, address and filing line, on every page that has a footer. */
export function SiteFooter() {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { data: company } = useQuery(routeQuery('site.company', {}));
  return (
    <footer className="shell-footer ui-band ui-band-deep">
      <div className="ui-wrap shell-footer-columns">
        <div className="ui-stack">
          <strong>
            {company ? textIn(locale, company.companyName) : <Trans>Harbourway International Logistics</Trans>}
          </strong>
          {company ? (
            <address className="ui-stack shell-address">
              <span>{textIn(locale, company.address)}</span>
              <a href={`tel:${company.phoneNumber.replaceAll(' ', '')}`}>{company.phoneNumber}</a>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </address>
          ) : null}
        </div>
        <nav aria-label={t`Footer menu`}>
          <ul className="shell-footer-links">
            {menuEntries
              .flatMap((entry) => entry.children ?? [entry])
              .map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to}>{i18n._(entry.label)}</Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <p className="ui-wrap shell-copyright">
        <span>
          © {COPYRIGHT_YEARS} {company ? textIn(locale, company.companyName) : 'Harbourway'}
        </span>
        {company ? <span>{company.icp}</span> : null}
      </p>
    </footer>
  );
}
