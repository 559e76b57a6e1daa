import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { useSession } from '#client/offline/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import { PasswordLogin, SmsLogin } from './login-ways.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useEnter, useGoOn } from './use-target.ts';
import { WechatLogin } from './wechat-login.tsx';

type Way = 'password' | 'sms' | 'wechat';

/** Decision 11: screens of phones, on which the code by SMS comes first. */
const PHONE = '(max-width: 749px)';

function Ways({ redirect }: AuthSearch) {
  const { t } = useLingui();
  const [phone] = useState(() => window.matchMedia(PHONE).matches);
  const [way, setWay] = useState<Way>(phone ? 'sms' : 'password');
  const enter = useEnter(redirect);
  // Here and not in the tabs, so that going from one to the other loses nothing that was typed.
  const [account, sms] = [useAccountForm(), useAccountForm()];
  const labels = { password: t`Password`, sms: t`Code by SMS`, wechat: t`WeChat` };
  const order: readonly Way[] = phone ? ['sms', 'password', 'wechat'] : ['password', 'sms', 'wechat'];
  return (
    <Tabs
      label={t`How to log in`}
      tabs={order.map((key) => ({ key, label: labels[key] }))}
      selected={way}
      onSelect={(key) => setWay(order.find((one) => one === key) ?? way)}
    >
      {way === 'password' ? <PasswordLogin form={account} onEnter={enter} /> : null}
      {way === 'sms' ? <SmsLogin form={sms} onEnter={enter} /> : null}
      {way === 'wechat' ? <WechatLogin redirect={redirect ?? ''} phone={phone} /> : null}
    </Tabs>
  );
}

function Already({ redirect }: AuthSearch) {
  const session = useSession();
  const goOn = useGoOn();
  if (session === null) return null;
  const { firstName } = session;
  return (
    <Notice
      title={<Trans>You are logged in as {firstName}</Trans>}
      actions={
        <Button onClick={() => goOn(redirect)}>
          <Trans>Go on as {firstName}</Trans>
        </Button>
      }
    >
      <Trans>With another account you log in below.</Trans>
    </Notice>
  );
}

/** AUTH-01 to AUTH-03: logs in and leads on to where the visitor wanted to go. */
export function LoginPage({ redirect }: AuthSearch) {
  // Which way comes first depends on the screen, which only the device knows.
  const alive = useHydrated();
  return (
    <AuthPage
      title={<Trans>Log in</Trans>}
      foot={
        <>
          <Link to="/register" search={{ redirect }}>
            <Trans>Register</Trans>
          </Link>
          <Link to="/forgot" search={{ redirect }}>
            <Trans>Forgot the password?</Trans>
          </Link>
        </>
      }
    >
      <Already redirect={redirect} />
      {alive ? <Ways redirect={redirect} /> : <Skeleton lines={9} />}
    </AuthPage>
  );
}
