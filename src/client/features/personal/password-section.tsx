import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFocusOnFault } from '#client/lib/use-focus-on-fault.ts';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { CODE_LENGTH, PASSWORD_MIN } from '#contract/account-limits.ts';
import type { UserRecord } from '#contract/users.ts';
import { digitsOf } from '#domain/digits.ts';
import { Failure } from './failure.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import {
  faultsOf,
  PASSWORD_FIELDS,
  type PasswordFault,
  type PasswordFaults,
  type PasswordField,
  type PasswordValues,
} from './password-rules.ts';
import { type Proof, proofOf } from './proof.ts';
import { ProofLine } from './proof-line.tsx';
import { Section } from './section.tsx';
import { useLogInAgain } from './use-log-in-again.ts';

const EMPTY: PasswordValues = { old: '', next: '', again: '' };
/** Name that the server's answers use for a field; empty for a field that the server does not know. */
function refusedName(field: PasswordField, by: Proof): string {
  if (field === 'old') return by === 'code' ? 'ownCode' : 'password';
  return field === 'next' ? 'newPassword' : '';
}

const faultWords: Readonly<Record<PasswordFault, () => ReactNode>> = {
  empty: () => <Trans>Please Enter</Trans>,
  short: () => <Trans>Too short: at least {PASSWORD_MIN} characters.</Trans>,
  long: () => <Trans>This is too long. Please shorten it.</Trans>,
  same: () => <Trans>This is the old password. Please choose another one.</Trans>,
  mismatch: () => <Trans>The passwords entered twice do not match</Trans>,
};

/** PERS-02: what stands in the form, what is wrong with it, and the change. Nothing of it is kept on the device. */
function usePasswordForm(by: Proof) {
  const { t } = useLingui();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const change = useChange('users.changePassword');
  const logInAgain = useLogInAgain();
  return {
    values,
    change,
    faultOf: (field: PasswordField): ReactNode => {
      const fault = faults[field];
      return fault === undefined ? change.refusals[refusedName(field, by)] : faultWords[fault]();
    },
    type(field: PasswordField, text: string): void {
      const kept = field === 'old' && by === 'code' ? digitsOf(text, CODE_LENGTH) : text;
      setValues((present) => ({ ...present, [field]: kept }));
      setFaults(({ [field]: _mended, ...rest }) => rest);
      change.forget();
    },
    async send(): Promise<void> {
      // A visitor who has just logged in needs no code; otherwise the server asks for it.
      const found = faultsOf(values, by === 'password');
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const { old, next: newPassword } = values;
      const isCode = by === 'code' && old !== '';
      const body = isCode ? { oldPassword: '', ownCode: old, newPassword } : { oldPassword: old, newPassword };
      if ((await change.send({ body })) === null) return;
      toasts.show({ tone: 'ok', text: t`Successfully modified, log in again` });
      logInAgain();
    },
  };
}

interface LineProps {
  form: ReturnType<typeof usePasswordForm>;
  field: PasswordField;
  label: ReactNode;
  help?: ReactNode;
}

function Line({ form, field, label, help }: LineProps) {
  const { t } = useLingui();
  return (
    <Field label={label} help={help} error={form.faultOf(field)} required>
      {(control) => (
        <PasswordInput
          {...control}
          name={field}
          autoComplete="new-password"
          words={{ show: t`Show`, hide: t`Hide`, password: t`password` }}
          value={form.values[field]}
          onChange={({ currentTarget }) => form.type(field, currentTarget.value)}
        />
      )}
    </Field>
  );
}

function PasswordForm({ record }: { record: UserRecord }) {
  const by = proofOf(record);
  const form = usePasswordForm(by);
  const { change } = form;
  const element = useFocusOnFault(PASSWORD_FIELDS.find((field) => form.faultOf(field) !== undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.busy && change.online) void form.send();
  };
  return (
    <form ref={element} className="personal-form" noValidate onSubmit={submit}>
      {by === 'password' ? null : <HiddenUsername username={record.username} />}
      <ProofLine
        proof={by}
        record={record}
        purpose="confirm"
        passwordLabel={<Trans>Old password</Trans>}
        recentSuffices
        name="old"
        value={form.values.old}
        error={form.faultOf('old')}
        onType={(text) => form.type('old', text)}
      />
      <Line
        form={form}
        field="next"
        label={<Trans>New password</Trans>}
        help={
          <Trans>At least {PASSWORD_MIN} characters. Several words are easier to remember and harder to guess.</Trans>
        }
      />
      <Line form={form} field="again" label={<Trans>New password once more</Trans>} />
      <Failure change={change} />
      <Button type="submit" variant="primary" busy={change.busy} disabled={!change.online}>
        {record.hasPassword ? <Trans>Change the password</Trans> : <Trans>Set the password</Trans>}
      </Button>
    </form>
  );
}

/** PERS-02: the password. */
export function PasswordSection({ record }: { record: UserRecord }) {
  const { hasPassword } = record;
  return (
    <Section
      id="password"
      title={<Trans>Password</Trans>}
      standing={hasPassword ? <Trans>A password is set.</Trans> : <Trans>No password is set yet.</Trans>}
      next={
        hasPassword ? (
          <Trans>A change ends all your sessions, this one too: you then log in again with the new password.</Trans>
        ) : (
          <Trans>Once it is set, all your sessions end, and you log in with it.</Trans>
        )
      }
      act={hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
    >
      <PasswordForm record={record} />
    </Section>
  );
}
