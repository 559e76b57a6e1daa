import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { part } from '#client/lib/part.tsx';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';

const RegisterForm = part(async () => (await import('./register-form.tsx')).RegisterForm);

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
