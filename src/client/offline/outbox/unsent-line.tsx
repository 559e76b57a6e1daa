import { Plural, Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button-class.ts';
import { useOnline } from '../connectivity.ts';
import { useUnsent } from './unsent.ts';

const WAITING = '/waiting';

/** Of all there is to say, what the visitor should know first. */
function Words() {
  const { waiting, needsCode, expired, refused, lost, arrived } = useUnsent();
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
  if (expired > 0) {
    return (
      <Plural
        value={expired}
        one="A message could not be sent for seven days and was given up. Its text is kept."
        other="# messages could not be sent for seven days and were given up. Their texts are kept."
      />
    );
  }
  if (refused > 0) {
    return (
      <Plural
        value={refused}
        one="A message was not accepted. Its text is kept."
        other="# messages were not accepted. Their texts are kept."
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
  if (waiting === 0) {
    const [number] = arrived;
    return (
      <Plural
        value={arrived.length}
        _1={`We have received your message. Its reference is ${number}.`}
        other="We have received # messages."
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

/** The outbox's part of the frame's status line (PWA-05), with a link to its page on every page but that one. */
export function UnsentLine() {
  const isThere = useLocation({ select: ({ pathname }) => pathname === WAITING });
  return (
    <span className="ui-status-both">
      <Words />
      {isThere ? null : (
        <Link to={WAITING} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Trans context="go to what waits">Show</Trans>
        </Link>
      )}
    </span>
  );
}
