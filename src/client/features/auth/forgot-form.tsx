import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { goesByEmail, useOffered } from '#client/offline/offers.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { Notice } from '#client/ui/notice.tsx';
import { sentText } from './account-rules.ts';
import type { AuthSearch } from './auth-search.ts';
import { ContactLines } from './contact-lines.tsx';
import { Form } from './form.tsx';
import { NewPasswordLines } from './lines.tsx';
import { useAccountForm } from './use-account-form.ts';

/** AUTH-06: the form for a new password, and what follows. */
export function ForgotForm({ redirect }: AuthSearch) {
  const [done, setDone] = useState(false);
  const { t } = useLingui();
  const form = useAccountForm();
  const [wantsEmail, setByEmail] = useState(false);
  const byEmail = goesByEmail(useOffered(), wantsEmail);
  const change = useChange('users.changePasswordByPhone');
  async function submit(): Promise<void> {
    const contact = byEmail ? 'email' : 'phoneNumber';
    if (!form.check([contact, 'code', 'newPassword', 'again'])) return;
    const set = await change.send({
      body: {
        [contact]: sentText(contact, form.values),
        code: form.values.code,
        newPassword: form.values.newPassword,
      },
    });
    if (set) setDone(true);
  }
  if (done) {
    return (
      <Notice
        tone="ok"
        live="polite"
        title={<Trans>Successfully modified, log in again</Trans>}
        actions={
          <Link to="/login" search={{ redirect }} className={buttonClass({ variant: 'primary' })}>
            <Trans>Log in</Trans>
          </Link>
        }
      >
        <Trans>This account is now logged out everywhere.</Trans>
      </Notice>
    );
  }
  return (
    <Form form={form} onSubmit={submit}>
      <ContactLines form={form} purpose="password" byEmail={byEmail} onByEmail={setByEmail} />
      <NewPasswordLines form={form} label={t`New password`} />
      <Obstacle change={change} />
      <Button type="submit" variant="primary" block busy={change.busy} disabled={!change.online}>
        <Trans>Set the new password</Trans>
      </Button>
    </Form>
  );
}
