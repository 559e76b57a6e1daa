import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import { RegisterForm } from './register-form.tsx';

/** AUTH-05: makes an account and logs in. */
export function RegisterPage({ redirect }: AuthSearch) {
  return (
    <AuthPage
      title={<Trans>Register</Trans>}
      foot={
        <Link to="/login" search={{ redirect }}>
          <Trans>Already registered? Log in</Trans>
        </Link>
      }
    >
      <RegisterForm redirect={redirect} />
    </AuthPage>
  );
}
