import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import type { ChangeState } from '#client/offline/change/use-change.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { isInWechat, leaveForWechat } from '#client/offline/session/wechat-way.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

const stateOf = (error: unknown): ChangeState => {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  const known = error instanceof ProblemError;
  return { kind: 'failed', code: known ? error.code : null, text: known ? error.message : '', requestId: null };
};

interface WechatProps {
  redirect: string;
  /** A phone cannot scan its own screen. */
  phone: boolean;
}

/** AUTH-03: leads to WeChat's page, where the code is scanned, or agreed to within WeChat itself (decision 11). */
export function WechatLogin({ redirect, phone }: WechatProps) {
  const api = apiOf(useQueryClient());
  const online = useOnline();
  const [state, setState] = useState<ChangeState>({ kind: 'ready' });
  if (phone && !isInWechat()) {
    return (
      <Notice title={<Trans>A phone cannot scan its own screen</Trans>}>
        <Trans>
          Open this site within WeChat to log in there with one press, or log in here with a code that we send to your
          phone.
        </Trans>
      </Notice>
    );
  }
  async function leave(): Promise<void> {
    setState({ kind: 'busy' });
    try {
      await leaveForWechat(api, 'login', redirect);
    } catch (error) {
      setState(stateOf(error));
    }
  }
  const busy = state.kind === 'busy';
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
          Who comes for the first time gets an account and agrees to the{' '}
          <Link to="/explain" target="_blank">
            user agreement and privacy notice
          </Link>
          .
        </Trans>
      </p>
      <Obstacle change={{ name: 'auth.wechatStart', online, state, busy }} />
      <Button variant="primary" block busy={busy} disabled={!online} onClick={() => void leave()}>
        <Trans>Go on with WeChat</Trans>
      </Button>
    </div>
  );
}
