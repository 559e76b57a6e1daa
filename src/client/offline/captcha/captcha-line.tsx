import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { textIn } from '#contract/locale.ts';
import type { CaptchaState } from './use-captcha.ts';
import './captcha.css';

function Task({ captcha, failed, late, online }: Omit<CaptchaState, 'renew' | 'choose'>) {
  const { t } = useLingui();
  const locale = useLocale();
  if (captcha === null && !online) return <Trans>It appears as soon as there is a connection.</Trans>;
  if (failed) return <Trans>It could not be loaded. Try another one.</Trans>;
  if (captcha === null && late) return <Trans>This is taking longer than usual. You can try another one.</Trans>;
  if (captcha === null) return <Trans>It is on its way.</Trans>;
  if (captcha.question) return <strong>{textIn(locale, captcha.question)}</strong>;
  return <img src={captcha.image ?? ''} width="160" height="56" alt={t`Five characters to copy`} />;
}

interface CaptchaLineProps {
  state: CaptchaState;
  value: string;
  error: ReactNode;
  onType(text: string): void;
}

/** AUTH-01: a picture with characters, or an arithmetic question for whoever cannot see it, and the field for the answer. */
export function CaptchaLine({ state, value, error, onType }: CaptchaLineProps) {
  const { t } = useLingui();
  const inWords = state.form === 'words';
  return (
    <div className="captcha">
      <div className="captcha-task" aria-live="polite">
        <Task {...state} />
      </div>
      <div className="captcha-ways">
        <Button
          variant="quiet"
          icon={<RefreshIcon size={20} />}
          busy={state.fetching && !state.late}
          disabled={!state.online}
          onClick={state.renew}
        >
          <Trans>New image</Trans>
        </Button>
        <Button variant="quiet" disabled={!state.online} onClick={() => state.choose(inWords ? 'image' : 'words')}>
          {inWords ? t`Show a picture` : t`Ask a text question instead`}
        </Button>
      </div>
      <Field label={inWords ? <Trans>Answer</Trans> : <Trans>Characters in the picture</Trans>} error={error} required>
        {(control) => (
          <TextInput
            {...control}
            name="captcha"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={inWords ? 'numeric' : 'text'}
            value={value}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
