import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CallInstead } from '#client/offline/by-telephone.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import { RegisterForm } from './register-form.tsx';

/** AUTH-05: makes an account and logs in. */
export function RegisterPage({ redirect }: AuthSearch) {
  const { codes } = useOffered();
  return (
    <AuthPage
      title={<Trans>Register</Trans>}
      foot={
        <Link to="/login" search={{ redirect }}>
          <Trans>Already registered? Log in</Trans>
        </Link>
      }
    >
      {codes ? (
        <RegisterForm redirect={redirect} />
      ) : (
        <CallInstead title={<Trans>Online registration is not available</Trans>} />
      )}
    </AuthPage>
  );
}
