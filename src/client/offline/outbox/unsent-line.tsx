import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button-class.ts';
import { useOnline } from '../connectivity.ts';
import { useUnsent } from './unsent.ts';

function Words() {
  const { waiting, needsCode, lost } = useUnsent();
  const online = useOnline();
  if (lost > 0) {
    return (
      <Plural
        value={lost}
        one="The browser has deleted a message from this device before it could be sent."
        other="The browser has deleted # messages from this device before they could be sent."
      />
    );
  }
  if (online && needsCode > 0) {
    return (
      <Plural
        value={needsCode}
        one="A saved message waits for your code before it is sent."
        other="# saved messages wait for your code before they are sent."
      />
    );
  }
  return (
    <Plural
      value={waiting}
      one="One message on this device waits to be sent."
      other="# messages on this device wait to be sent."
    />
  );
}

/** What the frame's status line says of the outbox (PWA-05), with the way to it. */
export function UnsentLine() {
  return (
    <span>
      <Words />{' '}
      <Link to="/waiting" className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <Trans>Show</Trans>
      </Link>
    </span>
  );
}
