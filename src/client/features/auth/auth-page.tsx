import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageLink } from '#client/i18n/language-link.tsx';
import { LogoMark } from '#client/ui/drawings/logo.tsx';
import '#client/ui/drawings/logo.css';
// The forms come with the document and their code later: what they look like comes with the page.
import '#client/ui/button-states.css';
import '#client/ui/code-input.css';
import '#client/ui/field.css';
import '#client/ui/password-input.css';
import './auth.css';

interface AuthPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Ways to the other pages about accounts. */
  foot?: ReactNode;
}

/** Benefits of an account, shown beside the forms on large screens. */
function Reasons() {
  return (
    <aside className="auth-side ui-band-deep ui-corrugated">
      <p className="auth-side-title">
        <Trans>Your freight at a glance</Trans>
      </p>
      <ul className="auth-reasons">
        <li>
          <Trans>Track containers and bills of lading, and keep the results on your device</Trans>
        </li>
        <li>
          <Trans>See sailings between two ports, by carrier and date</Trans>
        </li>
        <li>
          <Trans>Courses and notices for members</Trans>
        </li>
      </ul>
    </aside>
  );
}

/** ROUTE-01: a page about accounts, without the frame: who we are, the form, and the ways to the others. */
export function AuthPage({ title, lead, children, foot }: AuthPageProps) {
  return (
    <div className="auth">
      <Reasons />
      <div className="auth-main">
        <header className="auth-head">
          <Link to="/home" className="auth-brand">
            <LogoMark size={32} /> <Trans>Harbourway International Logistics</Trans>
          </Link>
          <LanguageLink />
        </header>
        <main id="content" className="auth-body">
          <h1>{title}</h1>
          {lead ? <p className="ui-muted">{lead}</p> : null}
          {children}
        </main>
        <footer className="auth-foot">
          {foot}
          <Link to="/explain">
            <Trans>User agreement and privacy notice</Trans>
          </Link>
        </footer>
      </div>
    </div>
  );
}
