import { getRouteApi } from '@tanstack/react-router';
import { ForgotPage as Forgot } from '#client/features/auth/forgot-page.tsx';
import { LoginPage as Login } from '#client/features/auth/login-page.tsx';
import { OauthPage as Oauth } from '#client/features/auth/oauth-page.tsx';
import { RegisterPage as Register } from '#client/features/auth/register-page.tsx';
import { Messages } from '#client/features/shell/messages/messages.tsx';

const forgot = getRouteApi('/forgot');
const login = getRouteApi('/login');
const oauth = getRouteApi('/oauth');
const register = getRouteApi('/register');

/** The form for a new password. */
export function ForgotPage() {
  return (
    <>
      <Forgot {...forgot.useSearch()} />
      <Messages />
    </>
  );
}

/** The ways to log in. */
export function LoginPage() {
  return (
    <>
      <Login {...login.useSearch()} />
      <Messages />
    </>
  );
}

/** The page that WeChat sends a visitor back to. */
export function OauthPage() {
  return (
    <>
      <Oauth {...oauth.useSearch()} />
      <Messages />
    </>
  );
}

/** The form for a new account. */
export function RegisterPage() {
  return (
    <>
      <Register {...register.useSearch()} />
      <Messages />
    </>
  );
}
