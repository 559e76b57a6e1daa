import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { textIn } from '#contract/locale.ts';
import { ContactForm } from './contact-form.tsx';
import { useContact } from './use-contact.ts';
import './contact-dialog.css';

interface MessageProps {
  about: string | null;
  first: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

function Message({ about, first, onClose }: MessageProps) {
  const form = useContact(about);
  if (form.state.kind === 'sent') {
    return (
      <Notice
        tone="ok"
        live="polite"
        title={form.state.text}
        actions={
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <Trans>The answer comes to the e-mail address or telephone number you left.</Trans>
      </Notice>
    );
  }
  return <ContactForm form={form} first={first} />;
}

export interface ContactDialogProps {
  /** Who the message is for: an expert's id, or anything else for the company. */
  write: string | undefined;
  onClose(): void;
}

/** ABOUT-02: the contact dialog. It is open while the address says so, so that the way back closes it. */
export function ContactDialog({ write, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  // What lies on the device is not known to the server, so the form begins in the browser.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
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
      <Message about={expert?.id ?? null} first={first} onClose={onClose} />
    </Dialog>
  );
}
