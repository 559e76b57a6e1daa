import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Api } from '#client/api/api.ts';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { type Reaction, reactionTo } from '#client/offline/reactions.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { useGoOn } from '#client/offline/session/use-target.ts';
import { takeWechatWay, type WechatWay } from '#client/offline/session/wechat-way.ts';
import { Words } from '#client/offline/words.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { Notice } from '#client/ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';

/** Search parameters that WeChat adds to the address it leads back to. */
interface OauthSearch {
  code?: string | undefined;
  state?: string | undefined;
}

/** Where a login by WeChat ended that did not succeed; `said` is what is said of the call. */
type Failure = 'failed' | { said: Reaction['words'] };

function failureOf(error: unknown): Failure {
  if (error instanceof ProblemError && error.code === 'wechat-failed') return 'failed';
  return isUnreachable(error) || error instanceof ProblemError ? { said: reactionTo(error).words } : 'failed';
}

/** Hands what WeChat brought back to the server: as a login, or as one more way into the account that is logged in. */
async function finish(api: Api, { purpose }: WechatWay, code: string, state: string): Promise<void> {
  const call = { body: { code, state } };
  if (purpose === 'link') deviceSession.update(await api.call('users.linkWechat', call, { quiet: true }));
  else deviceSession.begin(await api.call('auth.wechatLogin', call, { quiet: true }));
}

/** Finishes the login once; what stands in the address leaves it before anything else happens. */
function useOauth({ code, state }: OauthSearch): Failure | null {
  const api = apiOf(useQueryClient());
  const goOn = useGoOn();
  const [failure, setFailure] = useState<Failure | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const way = takeWechatWay();
    // The state is compared before the code goes anywhere: who sent it may be somebody else.
    if (!code || !state || way?.state !== state) return setFailure('failed');
    finish(api, way, code, state).then(
      () => goOn(way.redirect),
      (error: unknown) => setFailure(failureOf(error)),
    );
  }, [api, code, state, goOn]);
  return failure;
}

function FailureWords({ failure }: { failure: Failure }): ReactNode {
  return failure === 'failed' || failure.said === null ? (
    <Trans>Scan code login verification failed, please try again</Trans>
  ) : (
    <Words of={failure.said} />
  );
}

/** AUTH-03: where WeChat brings the visitor back to. */
export function OauthPage(search: OauthSearch) {
  const { t } = useLingui();
  const failure = useOauth(search);
  return (
    <AuthPage title={failure === null ? t`Logging in, please wait` : t`Not logged in`}>
      {failure === null ? (
        <p className="ui-row" role="status">
          <span className="ui-spinner" /> <Trans>WeChat has sent you back; we are asking who you are.</Trans>
        </p>
      ) : (
        <Notice
          tone="bad"
          live="assertive"
          title={<FailureWords failure={failure} />}
          actions={
            <>
              <Link to="/login" className={buttonClass({ variant: 'primary' })}>
                <Trans>Log in again</Trans>
              </Link>
              <Link to="/home" className={buttonClass()}>
                <Trans>Back home</Trans>
              </Link>
            </>
          }
        />
      )}
    </AuthPage>
  );
}
