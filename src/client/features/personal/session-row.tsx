import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckIcon } from '#client/ui/icons/status-icons.tsx';
import type { OwnSession } from '#contract/users.ts';

const methods: Readonly<Record<OwnSession['method'], MessageDescriptor>> = {
  password: msg`by password`,
  phone: msg`by phone code`,
  wechat: msg`by WeChat`,
  register: msg`when registering`,
  'try-out': msg`by one click, in try-out mode`,
};

interface SessionRowProps {
  session: OwnSession;
  disabled: boolean;
  onEnd(): void;
}

/** One session: which browser, since when, when last used; and its end, unless it is this one. */
export function SessionRow({ session, disabled, onEnd }: SessionRowProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const now = useNow();
  const device = session.device === '' ? t`Unknown browser` : session.device;
  const since = formats.time(Date.parse(session.createdAt));
  const seen = now === null ? '' : formats.age(Date.parse(session.lastSeenAt), now);
  const method = i18n._(methods[session.method]);
  return (
    <li>
      <div>
        <p className="ui-row">
          <strong>{device}</strong>
          {session.current ? (
            <Badge tone="ok" icon={<CheckIcon size={16} />}>
              <Trans>This browser</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="ui-muted">
          <Trans>
            Logged in {since}, {method}
          </Trans>
        </p>
        <p className="ui-muted">
          {session.address === '' ? (
            <Trans>Last used {seen}</Trans>
          ) : (
            <Trans>
              Last used {seen} from {session.address}
            </Trans>
          )}
        </p>
      </div>
      {session.current ? null : (
        <Button disabled={disabled} aria-label={t`Log out this browser: ${device}, logged in ${since}`} onClick={onEnd}>
          <Trans>Log out this browser</Trans>
        </Button>
      )}
    </li>
  );
}
