import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { ChosenPicture } from '#client/offline/image-upload/chosen-picture.ts';
import { ImageUpload } from '#client/offline/image-upload/image-upload.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { UserRecord } from '#contract/users.ts';
import { Cropper } from './cropper.tsx';
import { Obstacle } from './obstacle.tsx';
import { sendAvatar, useOpenPicture } from './use-avatar.ts';
import { useChange } from './use-change.ts';
import { useTakeRecord } from './use-own-record.ts';

interface AvatarDialogProps {
  open: boolean;
  onClose(): void;
  record: UserRecord;
}

const ONE = { maxFiles: 1 };

function AvatarForm({ onClose, record }: Omit<AvatarDialogProps, 'open'>) {
  const { t } = useLingui();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const clear = useCallback(() => setPictures([]), []);
  const [opened, setOpened] = useOpenPicture(pictures[0], clear);
  const change = useChange('users.changeAvatar');
  const takeRecord = useTakeRecord();
  const save = async () => {
    if (!opened) return;
    const info = await change.run((api) => sendAvatar(api, opened));
    if (info === null) return;
    takeRecord({ ...record, ...info });
    toasts.show({ tone: 'ok', text: t`Your picture is changed.` });
    onClose();
  };
  if (!opened) return <ImageUpload label={t`Picture`} limits={ONE} pictures={pictures} onChange={setPictures} />;
  const { picture, crop } = opened;
  return (
    <div className="ui-stack">
      <Cropper
        picture={picture}
        crop={crop}
        onChange={(step) => setOpened((now) => now && { ...now, crop: step(now.crop) })}
      />
      <Obstacle change={change} />
      <div className="ui-row">
        <Button variant="primary" busy={change.busy} disabled={!change.online} onClick={() => void save()}>
          {change.busy ? <Trans>Uploading</Trans> : <Trans>Use this section</Trans>}
        </Button>
        <Button variant="quiet" disabled={change.busy} onClick={clear}>
          <Trans>Choose another picture</Trans>
        </Button>
      </div>
    </div>
  );
}

/** PERS-03: choosing a picture and the square of it that is shown. Whoever closes it has changed nothing. */
export function AvatarDialog({ open, onClose, record }: AvatarDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Your picture</Trans>} closeLabel={t`Close`}>
      <AvatarForm onClose={onClose} record={record} />
    </Dialog>
  );
}
