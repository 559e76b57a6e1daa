import '../shell-frame.css';
import '../shell-later.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { textIn } from '#contract/locale.ts';
import { SITE_MAP_ID } from '../menu/main-menu.tsx';
import { MenuLink } from '../menu/menu-link.tsx';
import { type ShownEntry, useMenu } from '../menu/use-menu.ts';
import { FooterPictures } from './footer-pictures.tsx';

/** SHELL-14: the years of the copyright line. */
const COPYRIGHT_YEARS = '2011-2021';

/** SHELL-14: the pages without a footer. */
const WITHOUT_FOOTER = ['/logisticstools/tracking', '/logisticstools/shipplan'];

/** The entries in columns: a page without lines of its own stands above the section that follows it. */
function inColumns(entries: readonly ShownEntry[]): ShownEntry[][] {
  const columns: ShownEntry[][] = [];
  let open = false;
  for (const entry of entries) {
    if (open) columns.at(-1)?.push(entry);
    else columns.push([entry]);
    open = isPage(entry);
  }
  return columns;
}

const isPage = (entry: ShownEntry) => entry.lines.length === 0 || entry.base === '/expertteam';

function SiteMap() {
  const { t } = useLingui();
  const columns = inColumns(useMenu());
  return (
    <nav id={SITE_MAP_ID} className="shell-map" aria-label={t`Footer menu`} tabIndex={-1}>
      {columns.map((entries) => (
        <ul key={entries[0]?.base}>
          {entries.map((entry) => (
            <li key={entry.base}>
              {isPage(entry) ? (
                <MenuLink line={entry} className="shell-map-head" />
              ) : (
                <>
                  <b className="shell-map-head">{entry.label}</b>
                  <ul>
                    {entry.lines.map((line) => (
                      <li key={line.href}>
                        <Link to={line.href}>{line.label}</Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** SHELL-14: company name, telephone, e-mail, address, pictures and filing line, on every page that has a footer. */
export function SiteFooter({ settled }: { settled: boolean }) {
  const locale = useLocale();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: company } = useQuery(routeQuery('site.company', {}));
  if (settled && WITHOUT_FOOTER.includes(pathname)) return null;
  const name = company ? textIn(locale, company.companyName) : <Trans>Harbourway International Logistics</Trans>;
  return (
    <footer className="shell-footer ui-band ui-band-deep">
      <div className="ui-wrap shell-footer-columns">
        <div className="shell-company">
          <strong>{name}</strong>
          {company ? (
            <address className="shell-address">
              <span>{textIn(locale, company.address)}</span>
              {company.phoneNumber ? (
                <a href={`tel:${company.phoneNumber.replaceAll(' ', '')}`}>{company.phoneNumber}</a>
              ) : null}
              {company.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : null}
            </address>
          ) : null}
          <FooterPictures />
        </div>
        <SiteMap />
      </div>
      <p className="ui-wrap shell-copyright">
        <span>
          © {COPYRIGHT_YEARS} {name}
        </span>
        <Link to="/explain">
          <Trans>Terms and privacy</Trans>
        </Link>
        {company?.icp ? <span>{company.icp}</span> : null}
      </p>
    </footer>
  );
}
