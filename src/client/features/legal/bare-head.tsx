import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LanguageLink } from '#client/i18n/language-link.tsx';
import { LogoMark } from '#client/ui/drawings/logo.tsx';
import '#client/ui/drawings/logo.css';
import './bare-head.css';

/** ROUTE-01: the head of a page without the frame: whose page it is, and the same page in the other language. */
export function BareHead() {
  return (
    <header className="bare-head">
      <Link to="/home" className="bare-brand">
        <LogoMark size={32} /> <Trans>Harbourway International Logistics</Trans>
      </Link>
      <LanguageLink />
    </header>
  );
}
