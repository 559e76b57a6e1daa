import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Notice, type NoticeTone } from '#client/ui/notice.tsx';
import { maskContact } from '#domain/mask.ts';
import { useOnline } from '../connectivity.ts';
import { wordsOfRefusal } from '../reactions.ts';
import { Words } from '../words.tsx';
import type { Entry, Reason } from './entry.ts';

interface Told {
  tone: NoticeTone;
  title: ReactNode;
  text: ReactNode;
}

function WhyNot({ reason }: { reason: Reason | null }) {
  const online = useOnline();
  if (!online) return <Trans>There is no connection. It is sent automatically, once, as soon as there is one.</Trans>;
  if (reason === null) return <Trans>This takes a moment. You can close this; sending continues.</Trans>;
  if (reason.kind === 'busy') return <Said reason={reason} after={<Trans>We retry automatically.</Trans>} />;
  return <Trans>No answer yet. We retry automatically; should it have arrived, it counts only once.</Trans>;
}

/** The server's own sentence, with the number for the support desk. */
function Said({ reason, after }: { reason: Reason | null; after?: ReactNode }) {
  if (reason === null || !('text' in reason)) return after;
  const { text: message, status = 0 } = reason;
  return (
    <>
      <Words of={wordsOfRefusal({ status, message })} /> {after}{' '}
      {reason.requestId === null ? null : <code>{reason.requestId}</code>}
    </>
  );
}

function Delivered({ receipt }: { receipt: Entry['receipt'] }) {
  const formats = useFormats();
  if (receipt === null) return null;
  const number = <b className="ui-code">{receipt.number}</b>;
  const time = formats.time(receipt.at);
  return (
    <>
      <p>
        <Trans>
          Your reference is {number}, received {time}. Please quote it when you call us.
        </Trans>
      </p>
      <p>
        {receipt.text === '' ? (
          <Trans>A colleague who works this lane answers by phone or e-mail.</Trans>
        ) : (
          receipt.text
        )}
      </p>
    </>
  );
}

function told({ state, contact, reason, receipt }: Entry): Told {
  const address = maskContact(contact.address);
  switch (state) {
    case 'needs-code':
      return {
        tone: 'warn',
        title: <Trans>Saved on this device; one step is left</Trans>,
        text: (
          <Trans>
            It is sent when you have confirmed {address} with a code. Until then nothing leaves this device.
          </Trans>
        ),
      };
    case 'needs-code-again':
      return {
        tone: 'warn',
        title: <Trans>Needs a new code</Trans>,
        text: <Trans>A confirmation holds for one day. Please confirm {address} once more; your text is kept.</Trans>,
      };
    case 'verified':
      return { tone: 'info', title: <Trans>Waiting to be sent</Trans>, text: <WhyNot reason={reason} /> };
    case 'sending':
      return { tone: 'info', title: <Trans>Sending</Trans>, text: <WhyNot reason={null} /> };
    case 'delivered':
      return { tone: 'ok', title: <Trans>Delivered</Trans>, text: <Delivered receipt={receipt} /> };
    case 'refused':
      return reason?.kind === 'expired'
        ? {
            tone: 'bad',
            title: <Trans>Not sent for seven days</Trans>,
            text: (
              <Trans>
                It is no longer sent automatically. Your text is kept: change it and send it again, or delete it.
              </Trans>
            ),
          }
        : { tone: 'bad', title: <Trans>It could not be sent</Trans>, text: <Said reason={reason} /> };
  }
}

/** An entry's state in words: what happened, what happens next, and, as `actions`, what the visitor can do. */
export function EntryState({ entry, actions }: { entry: Entry; actions?: ReactNode }) {
  const { tone, title, text } = told(entry);
  return (
    <Notice tone={tone} live="polite" title={title} actions={actions}>
      {text}
    </Notice>
  );
}
