import type { ReactNode } from 'react';
import type { Attributes } from '#client/ui/attributes.ts';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';

/** A line of a form: `form` holds what was typed, `error` is the word on this field. */
export interface FormLineProps<Name extends string> {
  form: { values: Readonly<Record<Name, string>>; type(field: Name, text: string): void };
  field: Name;
  label: ReactNode;
  help?: ReactNode;
  error: ReactNode;
  input?: Attributes<'input'> | undefined;
}

/** One line of a form, by the name of its field. */
export function FormLine<Name extends string>({ form, field, label, help, error, input }: FormLineProps<Name>) {
  return (
    <Field label={label} help={help} error={error} required>
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
