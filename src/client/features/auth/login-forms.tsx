import { Trans, useLingui } from '@lingui/react/macro';
import { CaptchaLine } from '#client/offline/captcha/captcha-line.tsx';
import { useCaptcha } from '#client/offline/captcha/use-captcha.ts';
import { Obstacle } from '#client/offline/change/obstacle.tsx';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import type { SessionStart } from '#contract/auth.ts';
import { sentText } from './account-rules.ts';
import { PhoneLines } from './contact-lines.tsx';
import { faultWords } from './fault-words.tsx';
import { Form } from './form.tsx';
import { Line, PasswordLine } from './lines.tsx';
import type { AccountForm } from './use-account-form.ts';

interface WayProps {
  form: AccountForm;
  onEnter(start: SessionStart): void;
}

/** AUTH-01: account, password and captcha. */
export function PasswordLogin({ form, onEnter }: WayProps) {
  const { t } = useLingui();
  const login = useChange('auth.login');
  const captcha = useCaptcha();
  async function submit(): Promise<void> {
    const { values } = form;
    if (!form.check(['account', 'password', 'captcha']) || captcha.captcha === null) return;
    const start = await login.send({
      body: {
        username: sentText('account', values),
        password: values.password,
        code: sentText('captcha', values),
        uuid: captcha.captcha.uuid,
      },
    });
    if (start) return onEnter(start);
    // Any attempt uses a captcha up.
    form.type('captcha', '');
    captcha.renew();
  }
  return (
    <Form form={form} onSubmit={submit}>
      <Line
        form={form}
        field="account"
        label={<Trans>Account</Trans>}
        help={<Trans>User name, phone number or e-mail address</Trans>}
        input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <PasswordLine form={form} field="password" label={t`Password`} autoComplete="current-password" />
      <CaptchaLine
        state={captcha}
        value={form.values.captcha}
        error={faultWords(form.faults.captcha)}
        onType={(text) => form.type('captcha', text)}
      />
      <Obstacle change={login} />
      <Button type="submit" variant="primary" block busy={login.busy} disabled={!login.online}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  );
}

/** AUTH-02: phone number and the code that is sent to it. */
export function SmsLogin({ form, onEnter }: WayProps) {
  const login = useChange('auth.phoneLogin');
  async function submit(): Promise<void> {
    if (!form.check(['phoneNumber', 'code'])) return;
    const { phoneNumber, code } = form.values;
    const start = await login.send({ body: { phoneNumber, code } });
    if (start) onEnter(start);
  }
  return (
    <Form form={form} onSubmit={submit}>
      <PhoneLines form={form} purpose="login" />
      <Obstacle change={login} />
      <Button type="submit" variant="primary" block busy={login.busy} disabled={!login.online}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  );
}
