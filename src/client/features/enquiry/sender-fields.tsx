import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOffered } from '#client/offline/offers.ts';
import type { Attributes } from '#client/ui/attributes.ts';
import { Field } from '#client/ui/field.tsx';
import { TextArea, TextInput } from '#client/ui/inputs.tsx';
import { ENQUIRY_LIMITS } from '#contract/enquiry-kinds.ts';
import { problemWords } from './problem-words.tsx';
import type { EnquiryForm } from './use-enquiry.ts';

interface LineProps {
  form: EnquiryForm;
  field: 'fromName' | 'fromPhone' | 'fromEmail' | 'fromCompanyName';
  label: ReactNode;
  mark?: ReactNode;
  input: Attributes<'input'>;
}

function Line({ form: { draft, problems, change }, field, label, mark, input }: LineProps) {
  return (
    <Field label={label} mark={mark} error={problemWords(problems[field])}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          value={draft[field]}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
}

/** Who asks, and how to reach him. */
export function SenderFields({ form }: { form: EnquiryForm }) {
  const { draft, problems, change } = form;
  const { sms, email } = useOffered();
  const { name, phone, email: emailMax, company, message } = ENQUIRY_LIMITS;
  const optional = <Trans>(optional)</Trans>;
  return (
    <fieldset className="enquiry-group">
      <legend>
        <Trans>Your contact details</Trans>
      </legend>
      <p className="ui-help">
        {!sms ? (
          <Trans>The e-mail address is confirmed with a code before the enquiry is sent.</Trans>
        ) : !email ? (
          <Trans>The mobile number, of mainland China, is confirmed with a code before the enquiry is sent.</Trans>
        ) : (
          <Trans>
            A mobile number of mainland China or an e-mail address is enough; one of them is confirmed with a code
            before the enquiry is sent.
          </Trans>
        )}
      </p>
      <div className="enquiry-pair">
        <Line
          form={form}
          field="fromName"
          label={<Trans>Name</Trans>}
          input={{ autoComplete: 'name', maxLength: name }}
        />
        <Line
          form={form}
          field="fromCompanyName"
          label={<Trans>Company</Trans>}
          mark={optional}
          input={{ autoComplete: 'organization', maxLength: company }}
        />
        <Line
          form={form}
          field="fromPhone"
          label={<Trans>Phone</Trans>}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: phone }}
        />
        <Line
          form={form}
          field="fromEmail"
          label={<Trans>E-mail</Trans>}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: emailMax, spellCheck: false }}
        />
      </div>
      <Field
        label={<Trans>Anything else</Trans>}
        mark={optional}
        help={<Trans>Airports, pick-up or delivery address, trade term, special instructions.</Trans>}
        error={problemWords(problems.fromMessage)}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={message}
            value={draft.fromMessage}
            onChange={({ currentTarget }) => change({ fromMessage: currentTarget.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
