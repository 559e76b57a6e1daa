import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CallInstead } from '#client/offline/by-telephone.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import { ForgotForm } from './forgot-form.tsx';

/** AUTH-06: a new password, by a code that goes to the phone or the e-mail address of the account. */
export function ForgotPage({ redirect }: AuthSearch) {
  const { codes } = useOffered();
  return (
    <AuthPage
      title={<Trans>Reset password</Trans>}
      lead={codes ? <Trans>We send a code to the phone or the e-mail address of your account.</Trans> : null}
      foot={
        <Link to="/login" search={{ redirect }}>
          <Trans>Back to the login</Trans>
        </Link>
      }
    >
      {codes ? (
        <ForgotForm redirect={redirect} />
      ) : (
        <CallInstead title={<Trans>Passwords cannot be reset online</Trans>} />
      )}
    </AuthPage>
  );
}
