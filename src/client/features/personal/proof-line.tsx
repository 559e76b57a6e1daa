import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CodeInput } from '#client/ui/code-input.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import type { UserRecord } from '#contract/users.ts';
import { Failure } from './failure.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import type { Proof } from './proof.ts';
import { type OwnCodePurpose, useOwnCode } from './use-sent-code.ts';

interface LineProps {
  name: string;
  value: string;
  error: ReactNode;
  onType(text: string): void;
}

interface CodeLineProps extends LineProps {
  purpose: OwnCodePurpose;
  masked: string;
  /** True when a recent login counts as proof, so that the field may stay empty. */
  recentSuffices: boolean;
}

/** The code from the number the account has now. */
function OwnCode({ name, value, error, onType, purpose, masked, recentSuffices }: CodeLineProps) {
  const { t } = useLingui();
  const { change, secondsLeft, send } = useOwnCode(purpose);
  return (
    <>
      <Field
        label={<Trans>Code from your present number</Trans>}
        help={
          recentSuffices ? (
            <Trans>
              Leave this empty if you have logged in within the last 15 minutes. Otherwise have a code sent to {masked}.
            </Trans>
          ) : (
            <Trans>We send it to {masked}.</Trans>
          )
        }
        error={error}
        required={!recentSuffices}
      >
        {(control) => (
          <CodeInput
            {...control}
            name={name}
            value={value}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            sendLabel={secondsLeft > 0 ? t`Resend in ${secondsLeft} s` : t`Send code`}
            resting={secondsLeft > 0 || !change.online}
            sending={change.busy}
            onSend={() => void send()}
          />
        )}
      </Field>
      <Failure change={change} />
    </>
  );
}

type PasswordLineProps = LineProps & { label: ReactNode };

function OwnPassword({ name, value, error, onType, label }: PasswordLineProps) {
  const { t } = useLingui();
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete="current-password"
          words={{ show: t`Show`, hide: t`Hide`, password: t`password` }}
          value={value}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface ProofLineProps extends LineProps {
  proof: Proof;
  record: UserRecord;
  /** Purpose that a code is requested for. */
  purpose: OwnCodePurpose;
  /** Label of the password field; it names the owner's password by default. */
  passwordLabel?: ReactNode;
  /** Whether a login of the last minutes stands for the code. */
  recentSuffices?: boolean;
}

/** Proof that an account asks its owner for before an important change: a code, a recent login or the password. */
export function ProofLine(props: ProofLineProps) {
  const { proof, record, purpose, passwordLabel, recentSuffices = false, ...line } = props;
  if (proof === 'code')
    return <OwnCode {...line} purpose={purpose} masked={record.phoneNumber} recentSuffices={recentSuffices} />;
  if (proof === 'recent') {
    return (
      <p>
        <Trans>
          Your account has neither a password nor a mobile number, so you must have logged in within the last 15
          minutes.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <HiddenUsername username={record.username} />
      <OwnPassword {...line} label={passwordLabel ?? <Trans>Your password</Trans>} />
    </>
  );
}
