import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import type { ChosenPicture, ComingPicture } from './chosen-picture.ts';

/** Address of bytes on this device, for as long as they are shown. */
function useAddress(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

interface PictureTileProps {
  picture: ChosenPicture;
  state: ComingPicture['state'] | 'ready';
  onRemove(): void;
  onRetry?(): void;
}

/** FORM-04: a chosen picture, veiled while it is being sent, with the way to delete it. */
export function PictureTile({ picture, state, onRemove, onRetry }: PictureTileProps) {
  const { t } = useLingui();
  const address = useAddress(picture.blob);
  const { name } = picture;
  const busy = state === 'preparing' || state === 'uploading';
  return (
    <li className="upload-tile" aria-busy={busy}>
      {address === undefined ? null : <img src={address} alt={name} />}
      {busy ? (
        <span className="upload-veil">
          <span className="ui-spinner" />
          {state === 'preparing' ? <Trans>Preparing</Trans> : <Trans>Uploading</Trans>}
        </span>
      ) : null}
      {state === 'failed' ? (
        <span className="upload-veil">
          <Button icon={<RefreshIcon size={20} />} aria-label={t`Upload ${name} again`} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </span>
      ) : null}
      <IconButton
        className="upload-remove"
        label={t`Delete ${name}`}
        icon={<CloseIcon size={20} />}
        onClick={onRemove}
      />
    </li>
  );
}
