import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ProblemError } from '#client/api/errors.ts';
import { sendCode } from '#client/offline/captcha/send-code.ts';
import { apiOf, routeQuery } from '#client/offline/route-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { CODE_LENGTH, EMAIL_MAX, EMAIL_PATTERN } from '#contract/account-limits.ts';
import { changeMail } from './notice-calls.ts';

/** What went wrong, beside the field it belongs to. */
function Fault({ error }: { error: Error }) {
  if (error instanceof ProblemError) return error.message;
  return <Trans>This needs a connection. Please try again once you have one.</Trans>;
}

/** Sends a code to an address, and takes the address once the code is given back. */
function useConfirm(email: string, onDone: () => void) {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => sendCode(apiOf(client), { by: 'email', address: email }, 'notice'),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => changeMail(apiOf(client), { email, code }),
    onSuccess: (changed) => {
      client.setQueryData(routeQuery('watch.noticeSettings', {}).queryKey, changed);
      onDone();
    },
  });
  return { send, confirm };
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const { send, confirm } = useConfirm(email, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!EMAIL_PATTERN.test(email)) return setWrong(true);
    if (!send.isSuccess) return send.mutate();
    return confirm.mutate(code);
  };
  const addressFault = wrong ? (
    <Trans>This is not an e-mail address.</Trans>
  ) : (
    send.error && <Fault error={send.error} />
  );
  return (
    <form className="ui-stack" onSubmit={submit} noValidate>
      <Field label={<Trans>E-mail address</Trans>} error={addressFault}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            maxLength={EMAIL_MAX}
            readOnly={send.isSuccess}
            onChange={(event) => {
              setEmail(event.currentTarget.value.trim());
              setWrong(false);
            }}
          />
        )}
      </Field>
      {send.isSuccess ? (
        <Field
          label={<Trans>Code from the mail</Trans>}
          error={confirm.error === null ? undefined : <Fault error={confirm.error} />}
        >
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
      <div className="ui-row">
        <Button
          type="submit"
          busy={send.isPending || confirm.isPending}
          aria-disabled={send.isSuccess && code.length < CODE_LENGTH}
        >
          {send.isSuccess ? <Trans>Confirm address</Trans> : <Trans>Send a code</Trans>}
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
