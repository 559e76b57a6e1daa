import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { sentText } from './account-rules.ts';
import { ContactLines } from './contact-lines.tsx';
import { Form } from './form.tsx';
import { NewPasswordLines } from './lines.tsx';
import { useAccountForm } from './use-account-form.ts';

/** AUTH-06: the form for a new password; `onDone` when it is set. */
export function ForgotForm({ onDone }: { onDone(): void }) {
  const { t } = useLingui();
  const form = useAccountForm();
  const [byEmail, setByEmail] = useState(false);
  const change = useChange('users.changePasswordByPhone');
  async function submit(): Promise<void> {
    const contact = byEmail ? 'email' : 'phoneNumber';
    if (!form.check([contact, 'code', 'newPassword', 'again'])) return;
    const done = await change.send({
      body: {
        [contact]: sentText(contact, form.values),
        code: form.values.code,
        newPassword: form.values.newPassword,
      },
    });
    if (done) onDone();
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
