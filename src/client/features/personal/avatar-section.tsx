import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { UserRecord } from '#contract/users.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { Failure } from './failure.tsx';
import { useTakeRecord } from './use-own-record.ts';

/** PERS-03: the own picture, another one, or none. */
export function AvatarSection({ record }: { record: UserRecord }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const change = useChange('users.changeAvatar');
  const takeRecord = useTakeRecord();
  const remove = async () => {
    const info = await change.send({ body: { fileId: '' } });
    if (info === null) return;
    takeRecord({ ...record, ...info });
    toasts.show({ tone: 'ok', text: t`Your picture is removed.` });
  };
  return (
    <section className="personal-part" aria-labelledby="avatar">
      <h2 id="avatar">
        <Trans>Your picture</Trans>
      </h2>
      <p className="ui-muted">
        <Trans>Our team sees it when you write to us. It is stored as a small square, without place and camera.</Trans>
      </p>
      <Failure change={change} />
      <div className="ui-row">
        <Button disabled={!change.online} onClick={() => setOpen(true)}>
          {record.avatar === '' ? <Trans>Add a picture</Trans> : <Trans>Change the picture</Trans>}
        </Button>
        {record.avatar === '' ? null : (
          <Button variant="quiet" busy={change.busy} disabled={!change.online} onClick={() => void remove()}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </div>
      <AvatarDialog open={open} onClose={() => setOpen(false)} record={record} />
    </section>
  );
}
