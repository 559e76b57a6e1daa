import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/code-input.tsx';
import { Field } from '#client/ui/field.tsx';
import { maskContact } from '#domain/mask.ts';
import { useOnline } from '../connectivity.ts';
import { writePolicyOf } from '../policy.ts';
import { CodeFaultWords } from './code-fault.tsx';
import type { Entry } from './entry.ts';
import { useCode } from './use-code.ts';

/** FORM-02, FORM-03: asks for the code that an entry waits for; nothing is sent, and no code either, before it is pressed. */
export function VerifyEntry({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const form = useCode(entry);
  const address = maskContact(entry.contact.address);
  const rule = writePolicyOf('verification.sendSms');
  const { secondsLeft } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.busy === null) void form.send();
  };
  return (
    <form className="outbox-verify" noValidate onSubmit={submit}>
      <Field
        label={<Trans>Verification code</Trans>}
        help={
          online ? (
            <Trans>Six digits that we send to {address}.</Trans>
          ) : (
            rule.write === 'refuse' && <strong>{i18n._(rule.say)}</strong>
          )
        }
        error={form.fault && <CodeFaultWords fault={form.fault} />}
        required
      >
        {(control) => (
          <CodeInput
            {...control}
            name="code"
            value={form.code}
            disabled={!online}
            onChange={({ currentTarget }) => form.type(currentTarget.value)}
            sendLabel={secondsLeft > 0 ? t`Resend in ${secondsLeft} s` : t`Send code`}
            resting={secondsLeft > 0 || !online}
            sending={form.busy === 'asking'}
            onSend={() => void form.ask()}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={form.busy === 'verifying'} disabled={!online}>
        <Trans>Confirm and send</Trans>
      </Button>
    </form>
  );
}
