import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { useUndo } from '#client/i18n/use-undo.ts';
import { useFocusOnFault } from '#client/lib/use-focus-on-fault.ts';
import type { Attributes } from '#client/ui/attributes.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { UserRecord } from '#contract/users.ts';
import { DETAILS_FIELDS, type DetailsFault, type DetailsField } from './details-rules.ts';
import { Failure } from './failure.tsx';
import { type DetailsForm as Form, useDetails } from './use-details.ts';

const faultWords: Readonly<Record<DetailsFault, () => ReactNode>> = {
  empty: () => <Trans>Please Enter</Trans>,
  email: () => <Trans>Please enter the correct email address</Trans>,
  long: () => <Trans>This is too long. Please shorten it.</Trans>,
  sign: () => <Trans>It contains a character that cannot be sent.</Trans>,
};

interface LineProps {
  form: Form;
  field: DetailsField;
  label: ReactNode;
  help?: ReactNode;
  input: Attributes<'input'>;
}

function Line({ form: { values, faults, change, type }, field, label, help, input }: LineProps) {
  const fault = faults[field];
  return (
    <Field
      label={label}
      help={help}
      required={field === 'firstName'}
      error={fault === undefined ? change.refusals[field] : faultWords[fault]()}
    >
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={field}
          value={values[field]}
          onChange={({ currentTarget }) => type(field, currentTarget.value)}
        />
      )}
    </Field>
  );
}

const EMAIL = { type: 'email', inputMode: 'email', spellCheck: false } as const;

function PersonLines({ form }: { form: Form }) {
  return (
    <fieldset className="personal-group">
      <legend>
        <Trans>Basic information</Trans>
      </legend>
      <Line
        form={form}
        field="firstName"
        label={<Trans>Display name</Trans>}
        help={<Trans>Shown beside your picture at the top of each page.</Trans>}
        input={{ autoComplete: 'nickname' }}
      />
      <Line form={form} field="name" label={<Trans>Name</Trans>} input={{ autoComplete: 'name' }} />
      <Line form={form} field="email" label={<Trans>E-mail</Trans>} input={{ ...EMAIL, autoComplete: 'email' }} />
      <Line
        form={form}
        field="position"
        label={<Trans>Position</Trans>}
        input={{ autoComplete: 'organization-title' }}
      />
    </fieldset>
  );
}

function CompanyLines({ form }: { form: Form }) {
  return (
    <fieldset className="personal-group">
      <legend>
        <Trans>Company information</Trans>
      </legend>
      <Line
        form={form}
        field="companyName"
        label={<Trans>Company</Trans>}
        help={<Trans>As it should appear on quotations and documents.</Trans>}
        input={{ autoComplete: 'organization' }}
      />
      <Line
        form={form}
        field="companyPhone"
        label={<Trans>Company phone</Trans>}
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'work tel' }}
      />
      <Line
        form={form}
        field="companyEmail"
        label={<Trans>Company e-mail</Trans>}
        input={{ ...EMAIL, autoComplete: 'work email' }}
      />
      <Line
        form={form}
        field="companyAddress"
        label={<Trans>Company address</Trans>}
        input={{ autoComplete: 'address-line1' }}
      />
    </fieldset>
  );
}

/** PERS-03: basic and company information. Nothing is cleared by an error, a lost connection or an expired session. */
export function DetailsForm({ record }: { record: UserRecord }) {
  const { t } = useLingui();
  const undo = useUndo();
  const form = useDetails(record);
  const { faults, change } = form;
  const wrong = DETAILS_FIELDS.find((field) => (faults[field] ?? change.refusals[field]) !== undefined);
  const element = useFocusOnFault(wrong);
  const discard = () => undo(t`Your changes are discarded.`, form.discard());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.busy || !change.online) return;
    if (await form.save()) toasts.show({ tone: 'ok', text: t`Your details are saved.` });
  };
  return (
    <form ref={element} className="personal-form" noValidate onSubmit={(event) => void submit(event)}>
      {form.restored ? (
        <Notice
          title={<Trans>Your changes from last time are here</Trans>}
          actions={
            <Button variant="quiet" onClick={discard}>
              <Trans>Discard the changes</Trans>
            </Button>
          }
        >
          <Trans>They are not saved yet. Look them over and save them.</Trans>
        </Notice>
      ) : null}
      <div className="personal-groups">
        <PersonLines form={form} />
        <CompanyLines form={form} />
      </div>
      <Failure change={change} />
      <div className="ui-row">
        <Button type="submit" variant="primary" busy={change.busy} disabled={!change.online || !form.dirty}>
          <Trans>Save</Trans>
        </Button>
        {form.dirty ? (
          <Button variant="quiet" onClick={discard}>
            <Trans>Undo my changes</Trans>
          </Button>
        ) : (
          <span className="ui-muted">
            <Trans>Nothing is changed.</Trans>
          </span>
        )}
      </div>
    </form>
  );
}
