import { partWords } from '#client/i18n/part-words.tsx';
import { type ContactDialogProps, ContactDialog as Dialog } from './contact-dialog.tsx';

/** Words of the dialog, to be fetched before it is drawn. */
export const { load: loadContactWords, Words: ContactWords } = partWords(['start', 'contact']);

/** ABOUT-02: the contact dialog, which is open while the address says so. */
export function ContactDialog(props: ContactDialogProps) {
  return (
    <ContactWords>
      <Dialog {...props} />
    </ContactWords>
  );
}
