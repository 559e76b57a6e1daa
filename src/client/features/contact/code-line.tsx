import { Trans, useLingui } from '@lingui/react/macro';
import { CodeInput } from '#client/ui/code-input.tsx';
import { Field } from '#client/ui/field.tsx';
import { faultWords } from './contact-words.tsx';
import type { ContactForm } from './use-contact.ts';

/** FORM-02: the code and the button that has it sent, which rests while the countdown runs or there is nowhere to send to. */
export function CodeLine({ form }: { form: ContactForm }) {
  const { t } = useLingui();
  const { values, faults, secondsLeft, sendingCode, online } = form;
  const address = (values.byEmail ? values.fromEmail : values.fromPhone).trim();
  const resting = secondsLeft > 0 || address === '' || !online;
  return (
    <Field
      label={<Trans>Verification code</Trans>}
      help={
        values.byEmail ? (
          <Trans>Six digits that we send to your e-mail address.</Trans>
        ) : (
          <Trans>Six digits that we send to your mobile phone.</Trans>
        )
      }
      error={faultWords(faults.code)}
      required
    >
      {(control) => (
        <CodeInput
          {...control}
          name="code"
          value={values.code}
          onChange={({ currentTarget }) => form.type('code', currentTarget.value)}
          sendLabel={secondsLeft > 0 ? t`Again in ${secondsLeft} s` : t`Send code`}
          resting={resting}
          sending={sendingCode}
          onSend={() => void form.askForCode()}
        />
      )}
    </Field>
  );
}
