import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { CallInstead } from '#client/offline/by-telephone.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { EntryProgress } from '#client/offline/outbox/entry-progress.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { textIn } from '#contract/locale.ts';
import { ContactForm } from './contact-form.tsx';
import { useContact } from './use-contact.ts';
import './contact-dialog.css';

interface MessageProps {
  about: string | null;
  first: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

function Form({ about, first, onClose, onAgain }: MessageProps & { onAgain(): void }) {
  const { t } = useLingui();
  const form = useContact(about);
  if (form.state.kind !== 'submitted') return <ContactForm form={form} first={first} />;
  return (
    <EntryProgress submitted={form.state.submitted} onGone={onAgain} more={{ label: t`Close`, onPress: onClose }} />
  );
}

function Message(props: MessageProps) {
  const [round, setRound] = useState(0);
  return <Form key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

interface ContactDialogProps {
  /** Who the message is for: an expert's id, or anything else for the company. */
  write: string | undefined;
  onClose(): void;
}

/** ABOUT-02: the contact dialog. It is open while the address says so, so that the way back closes it. */
export function ContactDialog({ write, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  // The server does not know the draft on the device, so the form is rendered in the browser only.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { codes } = useOffered();
  const locale = useLocale();
  const first = useRef<HTMLInputElement>(null);
  const { data } = useQuery(routeQuery('experts.list', {}));
  const expert = data?.rows.find(({ id }) => id === write);
  const name = expert ? textIn(locale, expert.name) : '';
  return (
    <Dialog
      open={alive && write !== undefined}
      onClose={onClose}
      title={expert ? t`Message to ${name}` : t`Write to us`}
      closeLabel={t`Close`}
      initialFocus={first}
    >
      {codes ? (
        <Message about={expert?.id ?? null} first={first} onClose={onClose} />
      ) : (
        <CallInstead title={<Trans>Online messages are not available</Trans>} />
      )}
    </Dialog>
  );
}
