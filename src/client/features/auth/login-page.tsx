import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { CallInstead } from '#client/offline/by-telephone.tsx';
import { KeptLocked } from '#client/offline/kept-locked.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import { LoginWays } from './login-ways.tsx';

/** AUTH-01 to AUTH-03: logs in and leads on to where the visitor wanted to go. */
export function LoginPage({ redirect }: AuthSearch) {
  // Which way comes first depends on the screen, which only the device knows; until the forms are there, lines stand for them.
  const ready = useHydrated();
  const { codes } = useOffered();
  return (
    <AuthPage
      title={<Trans>Log in</Trans>}
      lead={
        redirect === undefined ? (
          <Trans>Track your cargo, search sailings and be notified of changes.</Trans>
        ) : (
          <Trans>The page you asked for needs an account. Once you are logged in, you are taken there.</Trans>
        )
      }
      foot={
        codes ? (
          <>
            <Link to="/register" search={{ redirect }}>
              <Trans>Register</Trans>
            </Link>
            <Link to="/forgot" search={{ redirect }}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </>
        ) : (
          <CallInstead title={<Trans>No account yet, or the password forgotten?</Trans>} />
        )
      }
    >
      <KeptLocked />
      {ready ? <LoginWays redirect={redirect} /> : <Skeleton lines={9} />}
    </AuthPage>
  );
}
