import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { goesByEmail, useOffered } from '#client/offline/offers.ts';
import { useEnter } from '#client/offline/session/use-target.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorIcon } from '#client/ui/icons/status-icons.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { sentText } from './account-rules.ts';
import type { AuthSearch } from './auth-search.ts';
import { ContactLines } from './contact-lines.tsx';
import { faultWords } from './fault-words.tsx';
import { Form } from './form.tsx';
import { Line, NewPasswordLines } from './lines.tsx';
import { type AccountForm, useAccountForm } from './use-account-form.ts';

/** Unticked until the visitor does it; the texts open beside the form, so that nothing typed is lost. */
function Consent({ form }: { form: AccountForm }) {
  const faultId = useId();
  const fault = faultWords(form.faults.consent);
  return (
    <div className="ui-field">
      <Checkbox
        name="consent"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        label={
          <Trans>
            I agree to the{' '}
            <Link to="/explain" hash="agreement" target="_blank">
              user agreement
            </Link>{' '}
            and the{' '}
            <Link to="/explain" hash="privacy" target="_blank">
              privacy notice
            </Link>
          </Trans>
        }
        checked={form.values.consent !== ''}
        onChange={({ currentTarget }) => form.type('consent', currentTarget.checked ? TERMS_VERSION : '')}
      />
      {fault ? (
        <p className="ui-field-error" id={faultId}>
          <ErrorIcon size={20} />
          <span>
            <Trans>Without it there is no account.</Trans>
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** AUTH-05: the form for a new account. */
export function RegisterForm({ redirect }: AuthSearch) {
  const { t } = useLingui();
  const form = useAccountForm();
  const [wantsEmail, setByEmail] = useState(false);
  const byEmail = goesByEmail(useOffered(), wantsEmail);
  const register = useChange('auth.register');
  const enter = useEnter(redirect);
  async function submit(): Promise<void> {
    const contact = byEmail ? 'email' : 'phoneNumber';
    if (!form.check(['firstName', 'username', contact, 'code', 'newPassword', 'again', 'consent'])) return;
    const sent = (field: Parameters<typeof sentText>[0]) => sentText(field, form.values);
    const start = await register.send({
      body: {
        username: sent('username'),
        firstName: sent('firstName'),
        password: sent('newPassword'),
        ...(byEmail ? { email: sent('email') } : { phoneNumber: sent('phoneNumber') }),
        code: sent('code'),
        consent: sent('consent'),
      },
    });
    if (start) enter(start);
  }
  return (
    <Form form={form} onSubmit={submit}>
      <Line form={form} field="firstName" label={<Trans>Display name</Trans>} input={{ autoComplete: 'given-name' }} />
      <Line
        form={form}
        field="username"
        label={<Trans>User name</Trans>}
        help={<Trans>3 to 32 letters, digits, dots, dashes or underscores</Trans>}
        input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <ContactLines form={form} purpose="register" byEmail={byEmail} onByEmail={setByEmail} />
      <NewPasswordLines form={form} label={t`Password`} />
      <Consent form={form} />
      <Obstacle change={register} />
      <Button type="submit" variant="primary" block busy={register.busy} disabled={!register.online}>
        <Trans>Register</Trans>
      </Button>
    </Form>
  );
}
