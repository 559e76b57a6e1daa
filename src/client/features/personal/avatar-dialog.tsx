import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUpload } from '#client/offline/image-upload/image-upload.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { UserRecord } from '#contract/users.ts';
import { Cropper } from './cropper.tsx';
import { useCutting, useSendAvatar } from './use-avatar.ts';

interface AvatarDialogProps {
  open: boolean;
  onClose(): void;
  record: UserRecord;
}

const ONE = { maxFiles: 1 };

function AvatarForm({ onClose, record }: Omit<AvatarDialogProps, 'open'>) {
  const { t } = useLingui();
  const { cutting, cut, change } = useCutting();
  const send = useSendAvatar(record);
  const finish = () => {
    toasts.show({ tone: 'ok', text: t`Your picture is changed.` });
    onClose();
  };
  return (
    <>
      <div hidden={cutting !== null}>
        <ImageUpload label={t`Picture`} limits={ONE} pictures={[]} edit={cut} send={send} onChange={finish} />
      </div>
      {cutting ? (
        <div className="ui-stack">
          <Cropper picture={cutting.picture} crop={cutting.crop} onChange={change} />
          <div className="ui-row">
            <Button variant="primary" onClick={() => cutting.done(cutting.crop)}>
              <Trans>Use this section</Trans>
            </Button>
            <Button variant="quiet" onClick={() => cutting.done(null)}>
              <Trans>Choose another picture</Trans>
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** PERS-03: choosing a picture and the square of it that is shown. Whoever closes it before has changed nothing. */
export function AvatarDialog({ open, onClose, record }: AvatarDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Your picture</Trans>} closeLabel={t`Close`}>
      <AvatarForm onClose={onClose} record={record} />
    </Dialog>
  );
}
