import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';

/** Who has told all this, and when a carrier was last heard. */
export function Sources({ answer: { sources, asOf } }: { answer: TrackingAnswer }) {
  const locale = useLocale();
  const formats = useFormats();
  const names = sources.map(({ name }) => textIn(locale, name)).join(locale === 'zh_CN' ? '、' : ', ');
  const time = asOf === null ? null : formats.time(Date.parse(asOf));
  return (
    <p className="ui-muted">
      {time === null ? (
        <Trans>Source: {names}</Trans>
      ) : (
        <Trans>
          Source: {names}, as of {time}
        </Trans>
      )}
    </p>
  );
}
