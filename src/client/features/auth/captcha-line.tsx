import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Captcha } from '#contract/auth.ts';
import { textIn } from '#contract/locale.ts';
import { faultWords } from './fault-words.tsx';
import type { AccountForm } from './use-account-form.ts';

type CaptchaForm = 'image' | 'words';

/** A new captcha comes this long before the one that is shown is over, in milliseconds. */
const EARLY_MS = 10_000;

/** AUTH-01: the captcha that is shown; `renew` fetches another, which each attempt needs. */
export function useCaptcha() {
  const [form, setForm] = useState<CaptchaForm>('image');
  const online = useOnline();
  const query = useQuery({
    ...routeQuery('auth.code', { query: { form } }),
    enabled: online,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? state.data.expiresInSeconds * 1000 - EARLY_MS : false),
    // A question that changes while somebody looks it up elsewhere could not be answered.
    refetchOnWindowFocus: false,
  });
  return {
    form,
    captcha: query.data ?? null,
    fetching: query.isFetching,
    failed: query.isError && !query.isFetching,
    renew: () => void query.refetch(),
    choose: setForm,
  };
}

type CaptchaState = ReturnType<typeof useCaptcha>;

function Task({ captcha, failed }: { captcha: Captcha | null; failed: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (failed) return <Trans>It could not be fetched. Try another one.</Trans>;
  if (captcha === null) return <Skeleton lines={1} />;
  if (captcha.question) return <strong>{textIn(locale, captcha.question)}</strong>;
  return <img src={captcha.image ?? ''} width="160" height="56" alt={t`Five characters to copy`} />;
}

/** AUTH-01: a picture with characters, or an arithmetic question for whoever cannot see it, and the field for the answer. */
export function CaptchaLine({ form, state }: { form: AccountForm; state: CaptchaState }) {
  const { t } = useLingui();
  const inWords = state.form === 'words';
  return (
    <div className="auth-captcha">
      <div className="auth-captcha-task" aria-live="polite">
        <Task captcha={state.captcha} failed={state.failed} />
      </div>
      <div className="auth-captcha-ways">
        <Button variant="quiet" icon={<RefreshIcon size={20} />} busy={state.fetching} onClick={state.renew}>
          <Trans>Another one</Trans>
        </Button>
        <Button variant="quiet" onClick={() => state.choose(inWords ? 'image' : 'words')}>
          {inWords ? t`Show a picture` : t`Ask in words`}
        </Button>
      </div>
      <Field
        label={inWords ? <Trans>Answer</Trans> : <Trans>Characters in the picture</Trans>}
        error={faultWords(form.faults.captcha)}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="captcha"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={inWords ? 'numeric' : 'text'}
            value={form.values.captcha}
            onChange={({ currentTarget }) => form.type('captcha', currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
