import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useFocusOnFault } from '#client/lib/use-focus-on-fault.ts';
import { CallInstead } from '#client/offline/by-telephone.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/code-input.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import type { UserRecord } from '#contract/users.ts';
import { Failure } from './failure.tsx';
import { PHONE_FIELDS, type PhoneFault, type PhoneField } from './phone-rules.ts';
import { ProofLine } from './proof-line.tsx';
import { Section } from './section.tsx';
import { type PhoneForm as Form, usePhone } from './use-phone.ts';

const faultWords: Readonly<Record<PhoneFault, () => ReactNode>> = {
  empty: () => <Trans>Please Enter</Trans>,
  phone: () => <Trans>Please fill in the correct phone number</Trans>,
};

/** Error message of a field: from our own check, or the server's sentence. */
function errorOf({ faults, refusalOf }: Form, field: PhoneField): ReactNode {
  const fault = faults[field];
  return fault === undefined ? refusalOf(field) : faultWords[fault]();
}

function NewNumber({ form }: { form: Form }) {
  const { t } = useLingui();
  const { values, type, newCode } = form;
  const { secondsLeft } = newCode;
  return (
    <>
      <Field
        label={<Trans>New mobile number</Trans>}
        help={<Trans>11 digits of a mobile number of mainland China.</Trans>}
        error={errorOf(form, 'phoneNumber')}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={values.phoneNumber}
            onChange={({ currentTarget }) => type('phoneNumber', currentTarget.value)}
          />
        )}
      </Field>
      <Field label={<Trans>Code from your new number</Trans>} error={errorOf(form, 'code')} required>
        {(control) => (
          <CodeInput
            {...control}
            name="code"
            value={values.code}
            onChange={({ currentTarget }) => type('code', currentTarget.value)}
            sendLabel={secondsLeft > 0 ? t`Resend in ${secondsLeft} s` : t`Send code`}
            resting={secondsLeft > 0 || values.phoneNumber === '' || !newCode.change.online}
            sending={newCode.change.busy}
            onSend={form.sendNewCode}
          />
        )}
      </Field>
      <Failure change={newCode.change} />
    </>
  );
}

function PhoneForm({ record }: { record: UserRecord }) {
  const form = usePhone(record);
  const { by, change } = form;
  const element = useFocusOnFault(PHONE_FIELDS.find((field) => errorOf(form, field) !== undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.busy && change.online) void form.save();
  };
  return (
    <form ref={element} className="personal-form" noValidate onSubmit={submit}>
      <ProofLine
        proof={by}
        record={record}
        purpose="phone-old"
        name="proof"
        value={form.values.proof}
        error={errorOf(form, 'proof')}
        onType={(text) => form.type('proof', text)}
      />
      <NewNumber form={form} />
      <Failure change={change} />
      <Button type="submit" variant="primary" busy={change.busy} disabled={!change.online}>
        <Trans>Save the new number</Trans>
      </Button>
    </form>
  );
}

/** PERS-03: the phone number, changed by codes to both. */
export function PhoneSection({ record }: { record: UserRecord }) {
  const { phoneNumber, hasPassword } = record;
  const { sms } = useOffered();
  return (
    <Section
      id="phone"
      title={<Trans>Mobile number</Trans>}
      standing={
        phoneNumber === '' ? (
          <Trans>There is no mobile number yet.</Trans>
        ) : (
          <Trans>Your number is {phoneNumber}.</Trans>
        )
      }
      next={
        phoneNumber !== '' ? (
          <Trans>A change needs a code from both numbers. It ends all other sessions; this one goes on.</Trans>
        ) : hasPassword ? (
          <Trans>You confirm it with your password and a code. All other sessions end; this one goes on.</Trans>
        ) : (
          <Trans>To add one, you must have logged in within the last 15 minutes. All other sessions end.</Trans>
        )
      }
      act={phoneNumber === '' ? <Trans>Add a mobile number</Trans> : <Trans>Change mobile number</Trans>}
    >
      {sms ? <PhoneForm record={record} /> : <CallInstead title={<Trans>Numbers cannot be changed online</Trans>} />}
    </Section>
  );
}
