import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { textIn } from '#contract/locale.ts';
import { BareHead } from './bare-head.tsx';
import './legal.css';
import { LegalTexts } from './legal-texts.tsx';

// Text that is read as it came, and the larger part of the page.

function Foot() {
  const locale = useLocale();
  const { data: company } = useQuery(routeQuery('site.company', {}));
  return (
    <footer className="legal-foot">
      {company ? (
        <address>
          <strong>{textIn(locale, company.companyName)}</strong>
          <br />
          {textIn(locale, company.address)}
          <br />
          <a href={`tel:${company.phoneNumber.replaceAll(' ', '')}`}>{company.phoneNumber}</a>
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </address>
      ) : null}
      <Link to="/home">
        <Trans>Go to the home page</Trans>
      </Link>
    </footer>
  );
}

/** ROUTE-01, AUTH-05: user agreement and privacy notice on one page, readable without a connection. */
export function LegalPage() {
  const date = useFormats().date(TERMS_VERSION);
  return (
    <div className="legal">
      <BareHead />
      <main id="content">
        <h1>
          <Trans>User agreement and privacy notice</Trans>
        </h1>
        <p className="ui-muted">
          <Trans>Version of {date}. This page opens without a connection, too.</Trans>
        </p>
        <LegalTexts />
      </main>
      <Foot />
    </div>
  );
}
