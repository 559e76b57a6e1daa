import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { Failure } from './failure.tsx';
import { usePatchRecord } from './use-own-record.ts';

/** The account will be deleted: when, what until then, and the way back. `deletionAt` is an ISO date and time. */
export function DeletionNotice({ deletionAt }: { deletionAt: string }) {
  const { t } = useLingui();
  const change = useChange('users.cancelDeletion');
  const patch = usePatchRecord();
  const time = useFormats().time(Date.parse(deletionAt));
  const cancel = async () => {
    if ((await change.send({ body: {} })) === null) return;
    patch({ deletionAt: null });
    toasts.show({ tone: 'ok', text: t`Your account stays.` });
  };
  return (
    <>
      <Notice
        tone="warn"
        title={<Trans>You asked for your account to be deleted</Trans>}
        actions={
          <Button busy={change.busy} disabled={!change.online} onClick={() => void cancel()}>
            <Trans>Keep my account</Trans>
          </Button>
        }
      >
        <Trans>It will be deleted on {time}. Until then it works as before, and you can withdraw the request.</Trans>
      </Notice>
      <Failure change={change} />
    </>
  );
}
