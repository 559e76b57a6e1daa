import { formFaultWords } from '#client/offline/change/form-fault.tsx';
import { FormLine, type FormLineProps } from '#client/offline/change/form-line.tsx';
import type { ContactField } from './contact-draft.ts';
import type { ContactForm } from './use-contact.ts';

interface ContactLineProps extends Omit<FormLineProps<ContactField>, 'form' | 'error'> {
  form: ContactForm;
}

/** One line of the form, and what is wrong with it. */
export function ContactLine(props: ContactLineProps) {
  return <FormLine {...props} error={formFaultWords(props.form.faults[props.field])} />;
}
