import { Trans, useLingui } from '@lingui/react/macro';
import { useCodeCountdown } from '#client/lib/countdown.ts';
import { sendCode } from '#client/offline/captcha/send-code.ts';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { useOffered } from '#client/offline/offers.ts';
import { CodeInput } from '#client/ui/code-input.tsx';
import { Field } from '#client/ui/field.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import type { CodePurpose } from '#contract/verification.ts';
import { sentText } from './account-rules.ts';
import { faultWords } from './fault-words.tsx';
import { Line } from './lines.tsx';
import type { AccountForm } from './use-account-form.ts';

interface CodeProps {
  form: AccountForm;
  purpose: CodePurpose;
  byEmail: boolean;
}

/** FORM-02: the code, and the button that has it sent to the number or address above. */
function CodeLine({ form, purpose, byEmail }: CodeProps) {
  const { t } = useLingui();
  const sms = useChange('verification.sendSms');
  const mail = useChange('verification.sendEmail');
  const way = byEmail ? mail : sms;
  const field = byEmail ? 'email' : 'phoneNumber';
  const [secondsLeft, beginCountdown] = useCodeCountdown(purpose);

  async function send(): Promise<void> {
    if (!form.check([field])) return;
    const contact = { by: byEmail ? 'email' : 'phone', address: sentText(field, form.values) } as const;
    const sent = await way.run((api) => sendCode(api, contact, purpose));
    if (sent) beginCountdown(sent);
  }
  return (
    <>
      <Field
        label={<Trans>Verification code</Trans>}
        help={
          byEmail ? (
            <Trans>Six digits that we send to your e-mail address.</Trans>
          ) : (
            <Trans>Six digits that we send to your mobile phone.</Trans>
          )
        }
        error={faultWords(form.faults.code)}
        required
      >
        {(control) => (
          <CodeInput
            {...control}
            name="code"
            value={form.values.code}
            onChange={({ currentTarget }) => form.type('code', currentTarget.value)}
            sendLabel={secondsLeft > 0 ? t`Resend in ${secondsLeft} s` : t`Send code`}
            resting={secondsLeft > 0 || form.values[field].trim() === '' || !way.online}
            sending={way.busy}
            onSend={() => void send()}
          />
        )}
      </Field>
      {way.online ? <Obstacle change={way} /> : null}
    </>
  );
}

function PhoneLine({ form }: Pick<CodeProps, 'form'>) {
  return (
    <Line
      form={form}
      field="phoneNumber"
      label={<Trans>Phone</Trans>}
      help={<Trans>11 digits of a mobile number of mainland China.</Trans>}
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
    />
  );
}

/** A mobile number of mainland China, and the code that is sent to it. */
export function PhoneLines({ form, purpose }: Pick<CodeProps, 'form' | 'purpose'>) {
  return (
    <>
      <PhoneLine form={form} />
      <CodeLine form={form} purpose={purpose} byEmail={false} />
    </>
  );
}

interface ContactProps extends CodeProps {
  onByEmail(byEmail: boolean): void;
}

/** The same, or an e-mail address for those without such a number. */
export function ContactLines({ form, purpose, byEmail, onByEmail }: ContactProps) {
  const { sms, email } = useOffered();
  return (
    <>
      {byEmail ? (
        <Line
          form={form}
          field="email"
          label={<Trans>E-mail</Trans>}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false }}
        />
      ) : (
        <PhoneLine form={form} />
      )}
      {sms && email ? (
        <Checkbox
          label={<Trans>I don’t have a mainland China mobile number</Trans>}
          help={<Trans>The code then goes to your e-mail address.</Trans>}
          checked={byEmail}
          onChange={({ currentTarget }) => onByEmail(currentTarget.checked)}
        />
      ) : null}
      <CodeLine form={form} purpose={purpose} byEmail={byEmail} />
    </>
  );
}
