import { useLingui } from '@lingui/react/macro';
import { FormLine, type FormLineProps } from '#client/offline/change/form-line.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { PASSWORD_MIN } from '#contract/account-limits.ts';
import type { AccountField } from './account-rules.ts';
import { faultWords } from './fault-words.tsx';
import type { AccountForm } from './use-account-form.ts';

interface LineProps extends Omit<FormLineProps<AccountField>, 'form' | 'error'> {
  form: AccountForm;
}

/** One line of a form, and what is wrong with it. */
export function Line(props: LineProps) {
  return <FormLine {...props} error={faultWords(props.form.faults[props.field])} />;
}

type PasswordLineProps = Omit<LineProps, 'label' | 'input'> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password. */
export function PasswordLine({ form, field, label, help, autoComplete }: PasswordLineProps) {
  const { t } = useLingui();
  return (
    <Field label={label} help={help} error={faultWords(form.faults[field])} required>
      {(control) => (
        <PasswordInput
          {...control}
          name={field}
          autoComplete={autoComplete}
          words={{ show: t`Show`, hide: t`Hide`, password: label }}
          value={form.values[field]}
          onChange={({ currentTarget }) => form.type(field, currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A password that is being set, and the same again. */
export function NewPasswordLines({ form, label }: { form: AccountForm; label: string }) {
  const { t } = useLingui();
  return (
    <>
      <PasswordLine
        form={form}
        field="newPassword"
        label={label}
        help={t`At least ${PASSWORD_MIN} characters; a short sentence is good.`}
        autoComplete="new-password"
      />
      <PasswordLine form={form} field="again" label={t`Confirm password`} autoComplete="new-password" />
    </>
  );
}
