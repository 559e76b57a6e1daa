import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useFocusOnFault } from '#client/lib/use-focus-on-fault.ts';
import { formFaultWords } from '#client/offline/change/form-fault.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { KeptMeanwhile } from '#client/offline/outbox/send-obstacle.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Checkbox, TextArea } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { MESSAGE_MAX } from '#contract/account-limits.ts';
import { CodeLine } from './code-line.tsx';
import { ContactLine } from './contact-line.tsx';
import { ContactObstacle } from './contact-obstacle.tsx';
import { CONTACT_FIELDS, FIELD_MAX } from './contact-rules.ts';
import type { ContactForm as Form } from './use-contact.ts';

function Addresses({ form }: { form: Form }) {
  const { byEmail } = form.values;
  const { sms, email } = useOffered();
  return (
    <>
      <ContactLine
        form={form}
        field="fromPhone"
        label={<Trans>Phone</Trans>}
        help={
          byEmail ? (
            <Trans>With country code, such as +49 40 5550150.</Trans>
          ) : (
            <Trans>11 digits of a mobile number of mainland China.</Trans>
          )
        }
        input={{
          type: 'tel',
          inputMode: 'tel',
          // No `maxLength`: it would cut a number pasted with blanks before they are taken out.
          autoComplete: 'tel',
        }}
      />
      {sms && email ? (
        <Checkbox
          label={<Trans>I don’t have a mainland China mobile number</Trans>}
          help={<Trans>The code then goes to your e-mail address.</Trans>}
          checked={byEmail}
          onChange={({ currentTarget }) => form.verifyBy(currentTarget.checked)}
        />
      ) : null}
      <ContactLine
        form={form}
        field="fromEmail"
        label={<Trans>E-mail</Trans>}
        input={{
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          spellCheck: false,
          maxLength: FIELD_MAX.fromEmail,
        }}
      />
    </>
  );
}

/**
 * Offers to put back what was cleared, until something is typed anew. It stands in the form and not in a message of the
 * frame: nothing outside an open dialog can be pressed.
 */
function useCleared(form: Form, first: RefObject<HTMLInputElement | null>) {
  const [putBack, setPutBack] = useState<(() => void) | null>(null);
  const isEmpty = CONTACT_FIELDS.every((field) => form.values[field] === '');
  const clear = () => {
    const before = form.clear();
    setPutBack(() => before);
  };
  const undo = () => {
    putBack?.();
    setPutBack(null);
    first.current?.focus();
  };
  const offer =
    putBack !== null && isEmpty ? (
      <Notice
        tone="info"
        live="polite"
        title={<Trans>The form is empty.</Trans>}
        actions={
          <Button size="small" onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        }
      />
    ) : null;
  return { clear, offer };
}

/** FORM-01: the message form. Nothing is cleared by an error, and nothing typed is lost by closing. */
export function ContactForm({ form, first }: { form: Form; first: RefObject<HTMLInputElement | null> }) {
  const { clear, offer } = useCleared(form, first);
  const { values, faults, state } = form;
  // One that begins anew has no dialog that opens with it.
  useEffect(() => first.current?.focus(), [first]);
  const element = useFocusOnFault(CONTACT_FIELDS.find((field) => faults[field] !== undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form ref={element} className="contact-form" noValidate onSubmit={submit}>
      <ContactLine
        form={form}
        field="fromName"
        label={<Trans>Name</Trans>}
        input={{ ref: first, autoComplete: 'name', maxLength: FIELD_MAX.fromName }}
      />
      <ContactLine
        form={form}
        field="fromCompanyName"
        label={<Trans>Company</Trans>}
        input={{ autoComplete: 'organization', maxLength: FIELD_MAX.fromCompanyName }}
      />
      <Addresses form={form} />
      <CodeLine form={form} />
      <Field label={<Trans>Message</Trans>} error={formFaultWords(faults.fromMessage)} required>
        {(control) => (
          <TextArea
            {...control}
            name="fromMessage"
            maxLength={MESSAGE_MAX}
            value={values.fromMessage}
            onChange={({ currentTarget }) => form.type('fromMessage', currentTarget.value)}
          />
        )}
      </Field>
      <ContactObstacle form={form} />
      <p className="ui-help">
        <Trans>
          We use your details to answer you, as the{' '}
          <Link to="/explain" hash="privacy" target="_blank">
            privacy notice
          </Link>{' '}
          says.
        </Trans>
        {form.refused ? null : <KeptMeanwhile />}
      </p>
      <div className="ui-row">
        <Button type="submit" variant="primary" busy={state.kind === 'sending'}>
          {form.online || form.refused ? <Trans>Send the message</Trans> : <Trans>Save on this device</Trans>}
        </Button>
        <Button variant="quiet" onClick={clear}>
          <Trans>Clear the form</Trans>
        </Button>
      </div>
      {offer}
    </form>
  );
}
