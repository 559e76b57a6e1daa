import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useOnline } from '../connectivity.ts';
import { OUTBOX_MAX } from './entry.ts';

/** The sentence for a form whose device keeps what is typed, after what it says of the use of it. */
export function KeptMeanwhile() {
  return (
    <>
      <SentenceGap />
      <Trans>Until it is sent, what you type is kept on this device.</Trans>
    </>
  );
}

interface SendObstacleProps {
  /** How far the form has come: `full`, as too many wait on this device, `not-stored`, as the device refuses, or elsewhere. */
  state: { kind: string };
  /** Whether fields are marked as wrong. */
  marked: boolean;
  /** The device does not keep what is typed. */
  refused: boolean;
  /** A message may be sent without being kept, an enquiry may not. */
  mustBeKept: boolean;
}

/** The notice on an obstacle to sending a form: marked fields, the device, the network; and on what is kept. */
export function SendObstacle({ state: { kind }, marked, refused, mustBeKept }: SendObstacleProps) {
  const online = useOnline();
  if (kind === 'full') {
    return (
      <Notice tone="bad" live="assertive" title={<Trans>Too many messages wait on this device</Trans>}>
        <Trans>
          There are {OUTBOX_MAX} of them. <Link to="/waiting">Send or delete some</Link>; this one stays in the form.
        </Trans>
      </Notice>
    );
  }
  if (refused || kind === 'not-stored') {
    return (
      <Notice tone="warn" live="polite" title={<Trans>This device does not keep what you type</Trans>}>
        {mustBeKept ? (
          <Trans>
            Your browser lets this site store nothing, and without that an enquiry cannot be sent. Please call us.
          </Trans>
        ) : (
          <Trans>
            Your browser lets this site store nothing. Send the message while you are connected, or call us.
          </Trans>
        )}
      </Notice>
    );
  }
  if (marked) {
    return (
      <Notice tone="bad" live="assertive" title={<Trans>Please look at the marked fields</Trans>}>
        <Trans>Nothing has been sent yet, and nothing you typed is lost.</Trans>
      </Notice>
    );
  }
  if (online) return null;
  return (
    <Notice tone="warn" live="polite" title={<Trans>No connection</Trans>}>
      <Trans>
        You can still write and save it: it stays on this device. Once you are connected again, we ask for the code and
        send it.
      </Trans>
    </Notice>
  );
}
