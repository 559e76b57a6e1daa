import { Trans, useLingui } from '@lingui/react/macro';
import { useChange } from '#client/offline/change/use-change.ts';
import { offersWechatHere, useOffered } from '#client/offline/offers.ts';
import { isInWechat, leaveForWechat } from '#client/offline/session/wechat-way.ts';
import { Button } from '#client/ui/button.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { UserRecord } from '#contract/users.ts';
import { Failure } from './failure.tsx';
import { Section } from './section.tsx';
import { useTakeRecord } from './use-own-record.ts';

/** A phone whose browser is not WeChat's own: it cannot scan its own screen. */
const cannotScan = () => !isInWechat() && window.matchMedia('(pointer: coarse) and (max-width: 749px)').matches;

function Link() {
  const change = useChange('auth.wechatStart');
  if (cannotScan()) {
    return (
      <p>
        <Trans>A phone cannot scan its own screen. Open this page inside WeChat, or on a larger screen.</Trans>
      </p>
    );
  }
  return (
    <>
      <Failure change={change} />
      <Button
        busy={change.busy}
        disabled={!change.online}
        onClick={() => void change.run((api) => leaveForWechat(api, 'link', '/personal/security'))}
      >
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
      <Failure change={change} />
      <Button busy={change.busy} disabled={!change.online || isOnlyWay} onClick={() => void unlink()}>
        <Trans>Unlink WeChat</Trans>
      </Button>
    </>
  );
}

/** AUTH-03: logging in by WeChat, added to the account or taken away. */
export function WechatSection({ record }: { record: UserRecord }) {
  const { wechatLinked } = record;
  const offered = useOffered();
  if (!wechatLinked && !offersWechatHere(offered)) return null;
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
