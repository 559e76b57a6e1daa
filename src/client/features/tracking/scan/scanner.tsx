import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { readCamera } from './camera.ts';
import { createReader } from './read-codes.ts';

/** Shows the camera and reads its pictures until a number is found or the dialog is closed; false when there is no picture. */
function useCamera(video: RefObject<HTMLVideoElement | null>, onFound: (text: string) => void): boolean {
  const [works, setWorks] = useState(true);
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(() => {
    if (video.current === null) return;
    return readCamera(video.current, {
      read: createReader(),
      onFound: (number) => tell.current(number),
      onFailure: () => setWorks(false),
    });
  }, [video]);
  return works;
}

interface ScannerProps {
  onClose: () => void;
  onFound: (text: string) => void;
}

/** Reads a number with the camera. The pictures are read on the device and go nowhere. */
export function Scanner({ onClose, onFound }: ScannerProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const works = useCamera(video, onFound);
  return (
    <Dialog open onClose={onClose} title={<Trans>Scan a number</Trans>} closeLabel={t`Close`}>
      <div className="ui-stack">
        {works ? (
          <video ref={video} className="track-camera" muted playsInline aria-label={t`Picture of the camera`} />
        ) : (
          <Notice tone="warn" title={<Trans>The camera gives no picture.</Trans>}>
            <Trans>It may be in use elsewhere, or not allowed for this site. The number can be typed instead.</Trans>
          </Notice>
        )}
        <p className="ui-muted">
          <Trans>
            Hold the barcode of the paper or the number on the box into the picture. It is read on this device; no
            picture leaves it.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
