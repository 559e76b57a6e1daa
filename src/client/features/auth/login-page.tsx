import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { part } from '#client/lib/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';

// The forms are the larger part of the page, and nothing to anybody before it is alive.
const LoginWays = part(async () => (await import('./login-ways.tsx')).LoginWays);

/** AUTH-01 to AUTH-03: logs in and leads on to where the visitor wanted to go. */
export function LoginPage({ redirect }: AuthSearch) {
  // Which way comes first depends on the screen, which only the device knows; until the forms are there, lines stand for them.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const draw = () => setReady(true);
    // What cannot be had is asked for again, and answered for, where it is drawn.
    LoginWays.preload().then(draw, draw);
  }, []);
  return (
    <AuthPage
      title={<Trans>Log in</Trans>}
      lead={
        redirect === undefined ? (
          <Trans>Track your cargo, query sailings and be told when something changes.</Trans>
        ) : (
          <Trans>The page you asked for needs an account. Once you are logged in, you are taken there.</Trans>
        )
      }
      foot={
        <>
          <Link to="/register" search={{ redirect }}>
            <Trans>Register</Trans>
          </Link>
          <Link to="/forgot" search={{ redirect }}>
            <Trans>Forgot your password?</Trans>
          </Link>
        </>
      }
    >
      {ready ? <LoginWays redirect={redirect} /> : <Skeleton lines={9} />}
    </AuthPage>
  );
}
