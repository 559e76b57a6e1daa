import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { part } from '#client/lib/part.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { Notice } from '#client/ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';

const ForgotForm = part(async () => (await import('./forgot-form.tsx')).ForgotForm);

/** AUTH-06: a new password, by a code that goes to the phone or the e-mail address of the account. */
export function ForgotPage({ redirect }: AuthSearch) {
  const [done, setDone] = useState(false);
  return (
    <AuthPage
      title={<Trans>New password</Trans>}
      lead={<Trans>We send a code to the phone or the e-mail address of your account.</Trans>}
      foot={
        <Link to="/login" search={{ redirect }}>
          <Trans>Back to the login</Trans>
        </Link>
      }
    >
      {done ? (
        <Notice
          tone="ok"
          live="polite"
          title={<Trans>Successfully modified, log in again</Trans>}
          actions={
            <Link to="/login" search={{ redirect }} className={buttonClass({ variant: 'primary' })}>
              <Trans>Log in</Trans>
            </Link>
          }
        >
          <Trans>Wherever this account was logged in, it is not any more.</Trans>
        </Notice>
      ) : (
        <ForgotForm onDone={() => setDone(true)} />
      )}
    </AuthPage>
  );
}
