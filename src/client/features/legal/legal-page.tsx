import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { textIn } from '#contract/locale.ts';
import { agreement } from './agreement.ts';
import { LegalBody } from './legal-body.tsx';
import { LegalLanguage } from './legal-language.tsx';
import { privacy } from './privacy.ts';
import './legal.css';

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

/** ROUTE-01, decision 21: user agreement and privacy notice on one page, readable without a connection. */
export function LegalPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const date = useFormats().date(TERMS_VERSION);
  return (
    <div className="legal">
      <header className="legal-head">
        <Link to="/home">
          <Trans>Harbourway International Logistics</Trans>
        </Link>
        <LegalLanguage />
      </header>
      <main id="content">
        <h1>
          <Trans>User agreement and privacy notice</Trans>
        </h1>
        <p className="ui-muted">
          <Trans>Version of {date}. This page opens without a connection, too.</Trans>
        </p>
        <nav className="legal-index" aria-label={t`On this page`}>
          {[agreement, privacy].map((text) => (
            <div key={text.id}>
              <a href={`#${text.id}`}>{textIn(locale, text.title)}</a>
              <ol>
                {text.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{textIn(locale, section.title)}</a>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </nav>
        <LegalBody text={agreement} />
        <LegalBody text={privacy} />
      </main>
      <Foot />
    </div>
  );
}
