import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { isInWechat, leaveForWechat } from '#client/offline/session/wechat-way.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

interface WechatProps {
  redirect: string;
  /** A phone cannot scan its own screen. */
  phone: boolean;
}

/** AUTH-03: leads to WeChat's page, where the code is scanned, or agreed to within WeChat itself. */
export function WechatLogin({ redirect, phone }: WechatProps) {
  const change = useChange('auth.wechatStart');
  if (phone && !isInWechat()) {
    return (
      <Notice title={<Trans>A phone cannot scan its own screen</Trans>}>
        <Trans>
          Open this site within WeChat to log in there with one tap, or log in here with a code that we send to your
          phone.
        </Trans>
      </Notice>
    );
  }
  return (
    <div className="auth-form">
      <p>
        {isInWechat() ? (
          <Trans>WeChat asks whether you agree, and brings you back here.</Trans>
        ) : (
          <Trans>WeChat shows a code that you scan with your phone, and brings you back here.</Trans>
        )}
      </p>
      <p className="ui-help">
        <Trans>
          At the first visit an account is made, and you agree to the{' '}
          <Link to="/explain" target="_blank">
            user agreement and privacy notice
          </Link>
          .
        </Trans>
      </p>
      <Obstacle change={change} />
      <Button
        variant="primary"
        block
        busy={change.busy}
        disabled={!change.online}
        onClick={() => void change.run((api) => leaveForWechat(api, 'login', redirect))}
      >
        <Trans>Continue with WeChat</Trans>
      </Button>
    </div>
  );
}
