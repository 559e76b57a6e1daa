import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CaptchaLine } from './captcha-line.tsx';
import { useCaptcha } from './use-captcha.ts';
import { answerCaptcha, isAskedAgain } from './with-captcha.ts';

/** Asks for a captcha that a call wants before it is done. */
export function CaptchaDialog() {
  const { t } = useLingui();
  const form = useId();
  const [again] = useState(isAskedAgain);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const state = useCaptcha();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return setMissing(true);
    if (state.captcha !== null) answerCaptcha({ uuid: state.captcha.uuid, code });
  };
  return (
    <Dialog
      open
      title={<Trans>One question before we send a code</Trans>}
      closeLabel={t`Cancel`}
      onClose={() => answerCaptcha(null)}
      footer={
        <>
          <Button onClick={() => answerCaptcha(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary">
            <Trans>Send code</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className="ui-stack" noValidate onSubmit={submit}>
        {again ? (
          <Notice tone="bad" live="assertive" title={<Trans>Wrong answer, or too late</Trans>}>
            <Trans>Here is another one.</Trans>
          </Notice>
        ) : (
          <p>
            <Trans>Several codes were sent but not used. Please confirm that you are human.</Trans>
          </p>
        )}
        <CaptchaLine
          state={state}
          value={text}
          error={missing ? <Trans>Please Enter</Trans> : undefined}
          onType={(typed) => {
            setText(typed.slice(0, 20));
            setMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}
