import { Trans, useLingui } from '@lingui/react/macro';
import { formFaultWords } from '#client/offline/change/form-fault.tsx';
import { CodeFaultWords } from '#client/offline/outbox/code-fault.tsx';
import { writePolicyOf } from '#client/offline/policy.ts';
import { CodeInput } from '#client/ui/code-input.tsx';
import { Field } from '#client/ui/field.tsx';
import type { ContactForm } from './use-contact.ts';

/** FORM-02: the code and the button that has it sent, which rests while the countdown runs or there is nowhere to send to. */
export function CodeLine({ form }: { form: ContactForm }) {
  const { t, i18n } = useLingui();
  const rule = writePolicyOf('verification.sendSms');
  const { values, faults, secondsLeft, sendingCode, online, refused } = form;
  const address = (values.byEmail ? values.fromEmail : values.fromPhone).trim();
  const resting = secondsLeft > 0 || address === '' || !online;
  return (
    <Field
      label={<Trans>Verification code</Trans>}
      help={
        // It says that what was typed stays on this device.
        !online && !refused && rule.write === 'refuse' ? (
          <strong>{i18n._(rule.say)}</strong>
        ) : values.byEmail ? (
          <Trans>Six digits that we send to your e-mail address.</Trans>
        ) : (
          <Trans>Six digits that we send to your mobile phone.</Trans>
        )
      }
      error={formFaultWords(faults.code) ?? (form.codeFault && <CodeFaultWords fault={form.codeFault} />)}
      required={online}
    >
      {(control) => (
        <CodeInput
          {...control}
          name="code"
          disabled={!online}
          value={values.code}
          onChange={({ currentTarget }) => form.type('code', currentTarget.value)}
          sendLabel={secondsLeft > 0 ? t`Resend in ${secondsLeft} s` : t`Send code`}
          resting={resting}
          sending={sendingCode}
          onSend={() => void form.askForCode()}
        />
      )}
    </Field>
  );
}
