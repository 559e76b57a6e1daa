import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sendCode } from '#client/offline/captcha/send-code.ts';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { CODE_LENGTH, EMAIL_MAX, EMAIL_PATTERN } from '#contract/account-limits.ts';
import { changeMail } from './notice-calls.ts';

/** Sends a code to an address (`send`), and takes the address once the code is given back (`confirm`). */
function useConfirm(email: string, onDone: () => void) {
  const client = useQueryClient();
  const [sent, setSent] = useState(false);
  const sending = useChange('verification.sendEmail');
  const confirming = useChange('watch.changeNoticeMail');
  return {
    sent,
    /** The one that is on its way, or was last. */
    change: sent ? confirming : sending,
    async send() {
      if ((await sending.run((api) => sendCode(api, { by: 'email', address: email }, 'notice'))) !== null)
        setSent(true);
    },
    async confirm(code: string) {
      const changed = await confirming.run((api) => changeMail(api, { email, code }));
      if (changed === null) return;
      client.setQueryData(routeQuery('watch.noticeSettings', {}).queryKey, changed);
      onDone();
    },
  };
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const { sent, change, send, confirm } = useConfirm(email, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!EMAIL_PATTERN.test(email)) return setWrong(true);
    void (sent ? confirm(code) : send());
  };
  return (
    <form className="ui-stack" onSubmit={submit} noValidate>
      <Field
        label={<Trans>E-mail address</Trans>}
        error={wrong ? <Trans>This is not an e-mail address.</Trans> : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            maxLength={EMAIL_MAX}
            readOnly={sent}
            onChange={(event) => {
              setEmail(event.currentTarget.value.trim());
              setWrong(false);
            }}
          />
        )}
      </Field>
      {sent ? (
        <Field label={<Trans>Code from the mail</Trans>} error={change.refusals.code}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              maxLength={CODE_LENGTH}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {change.online ? <Obstacle change={change} /> : null}
      <div className="ui-row">
        <Button type="submit" busy={change.busy} aria-disabled={sent && code.length < CODE_LENGTH}>
          {sent ? <Trans>Confirm address</Trans> : <Trans>Send a code</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** The address that mails go to: another one is confirmed by a code that is sent to it. */
export function MailAddress({ present }: { present: string | null }) {
  const [made, setMade] = useState(0);
  return (
    <Disclosure
      key={made}
      summary={present === null ? <Trans>Confirm an address</Trans> : <Trans>Use another address</Trans>}
    >
      <AddressForm onDone={() => setMade(made + 1)} />
    </Disclosure>
  );
}
