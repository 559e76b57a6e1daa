import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { verbatim } from '#client/lib/verbatim.ts';
import { offersWechatHere, useOffered } from '#client/offline/offers.ts';
import { useSession } from '#client/offline/session/session.ts';
import { useEnter, useGoOn } from '#client/offline/session/use-target.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { AuthSearch } from './auth-search.ts';
import { PasswordLogin, SmsLogin } from './login-forms.tsx';
import { useAccountForm } from './use-account-form.ts';
import { WechatLogin } from './wechat-login.tsx';

type Way = 'password' | 'sms' | 'wechat';

const ORDER: readonly Way[] = ['password', 'sms', 'wechat'];
const PHONE_ORDER: readonly Way[] = ['sms', 'password', 'wechat'];

/** Screens of phones, on which the code by SMS comes first: a phone cannot scan its own screen. */
const PHONE = '(max-width: 749px)';

function Already({ redirect }: AuthSearch) {
  const session = useSession();
  const goOn = useGoOn();
  if (session === null) return null;
  const { firstName } = session;
  return (
    <Notice
      title={<Trans>You are logged in as {verbatim(firstName)}</Trans>}
      actions={
        <Button onClick={() => goOn(redirect)}>
          <Trans>Continue as {verbatim(firstName)}</Trans>
        </Button>
      }
    >
      <Trans>With another account you log in below.</Trans>
    </Notice>
  );
}

/** AUTH-01 to AUTH-03: the ways in that the site offers, as tabs. */
export function LoginWays({ redirect }: AuthSearch) {
  const { t } = useLingui();
  const offered = useOffered();
  const [phone] = useState(() => window.matchMedia(PHONE).matches);
  const [chosen, setWay] = useState<Way>(phone ? 'sms' : 'password');
  const enter = useEnter(redirect);
  // Here and not in the tabs, so that going from one to the other loses nothing that was typed.
  const [account, sms] = [useAccountForm(), useAccountForm()];
  const labels = { password: t`Password`, sms: t`SMS code`, wechat: t`WeChat` };
  const isOffered = { password: true, sms: offered.sms, wechat: offersWechatHere(offered) };
  const order = (phone ? PHONE_ORDER : ORDER).filter((one) => isOffered[one]);
  const way = order.includes(chosen) ? chosen : 'password';
  const form = (
    <>
      {way === 'password' ? <PasswordLogin form={account} onEnter={enter} /> : null}
      {way === 'sms' ? <SmsLogin form={sms} onEnter={enter} /> : null}
      {way === 'wechat' ? <WechatLogin redirect={redirect ?? ''} phone={phone} /> : null}
    </>
  );
  return (
    <>
      <Already redirect={redirect} />
      {order.length === 1 ? (
        form
      ) : (
        <Tabs
          label={t`How to log in`}
          tabs={order.map((key) => ({ key, label: labels[key] }))}
          selected={way}
          onSelect={(key) => setWay(order.find((one) => one === key) ?? way)}
        >
          {form}
        </Tabs>
      )}
    </>
  );
}
