import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { UserRecord } from '#contract/users.ts';
import { Obstacle } from './obstacle.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import { useTakeRecord } from './use-own-record.ts';

/** Where a browser can go to WeChat from: WeChat's own asks in place, a large screen shows a code; decision 11. */
function wechatPlace(): 'scan' | 'wechat' | null {
  if (/MicroMessenger\//.test(navigator.userAgent)) return 'wechat';
  return window.matchMedia('(pointer: coarse) and (max-width: 749px)').matches ? null : 'scan';
}

function Link() {
  const change = useChange('auth.wechatStart');
  const place = wechatPlace();
  if (place === null) {
    return (
      <p>
        <Trans>A phone cannot scan its own screen. Open this page inside WeChat, or on a larger screen.</Trans>
      </p>
    );
  }
  const go = async () => {
    const start = await change.send({ body: { place } });
    if (start) window.location.assign(start.url);
  };
  return (
    <>
      <Obstacle change={change} />
      <Button busy={change.busy} disabled={!change.online} onClick={() => void go()}>
        <Trans>Link WeChat</Trans>
      </Button>
    </>
  );
}

function Unlink({ record }: { record: UserRecord }) {
  const { t } = useLingui();
  const change = useChange('users.unlinkWechat');
  const takeRecord = useTakeRecord();
  const unlink = async () => {
    const after = await change.send({ body: {} });
    if (after === null) return;
    takeRecord(after);
    toasts.show({ tone: 'ok', text: t`WeChat is no longer linked.` });
  };
  const isOnlyWay = !record.hasPassword && record.phoneNumber === '';
  return (
    <>
      {isOnlyWay ? (
        <p>
          <Trans>It is the only way into your account. Set a password or add a mobile number first.</Trans>
        </p>
      ) : null}
      <Obstacle change={change} />
      <Button busy={change.busy} disabled={!change.online || isOnlyWay} onClick={() => void unlink()}>
        <Trans>Unlink WeChat</Trans>
      </Button>
    </>
  );
}

/** AUTH-03: logging in by WeChat, added to the account or taken away. */
export function WechatSection({ record }: { record: UserRecord }) {
  const { wechatLinked } = record;
  return (
    <Section
      id="wechat"
      title={<Trans>WeChat</Trans>}
      standing={wechatLinked ? <Trans>WeChat is linked.</Trans> : <Trans>WeChat is not linked.</Trans>}
      next={
        wechatLinked ? (
          <Trans>You can log in by scanning a code. Once unlinked, your WeChat no longer opens this account.</Trans>
        ) : (
          <Trans>Once linked, you log in by scanning a code with WeChat, without a password.</Trans>
        )
      }
    >
      <div className="ui-stack personal-act">{wechatLinked ? <Unlink record={record} /> : <Link />}</div>
    </Section>
  );
}
