import type { ReactNode } from 'react';
import type { Attributes } from '#client/ui/attributes.ts';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import type { ContactField } from './contact-draft.ts';
import { faultWords } from './contact-words.tsx';
import type { ContactForm } from './use-contact.ts';

interface ContactLineProps {
  form: ContactForm;
  field: ContactField;
  label: ReactNode;
  help?: ReactNode;
  input: Attributes<'input'>;
}

/** One line of the form. */
export function ContactLine({ form, field, label, help, input }: ContactLineProps) {
  return (
    <Field label={label} help={help} error={faultWords(form.faults[field])} required>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={field}
          value={form.values[field]}
          onChange={({ currentTarget }) => form.type(field, currentTarget.value)}
        />
      )}
    </Field>
  );
}
