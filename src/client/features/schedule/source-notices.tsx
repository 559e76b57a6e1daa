import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { textIn } from '#contract/locale.ts';
import type { ScheduleSource } from '#contract/schedule.ts';

interface SourceNoticesProps {
  sources: readonly ScheduleSource[];
  onRetry: () => void;
}

function Reason({ source: { name, problem } }: { source: ScheduleSource }) {
  const company = textIn(useLocale(), name);
  if (problem === 'slow') return <Trans>{company} is slow to answer. Its sailings will appear automatically.</Trans>;
  if (problem === 'budget')
    return <Trans>{company} limits how often we may ask. Please try again in a few minutes.</Trans>;
  return <Trans>{company} cannot be reached at the moment.</Trans>;
}

/** Where the sailings are from and as of when; and which companies could not be asked, with what is shown instead. */
export function SourceNotices({ sources, onRetry }: SourceNoticesProps) {
  const locale = useLocale();
  const formats = useFormats();
  const now = useNow();
  const troubled = sources.filter(({ problem }) => problem !== null);
  const given = sources.flatMap(({ name, asOf }) => {
    const age = asOf === null || now === null ? null : formats.age(Date.parse(asOf), now);
    const company = textIn(locale, name);
    return age === null ? [] : [locale === 'zh_CN' ? `${company}（${age}）` : `${company} (${age})`];
  });
  const names = given.join(locale === 'zh_CN' ? '、' : ', ');
  return (
    <>
      {troubled.length === 0 ? null : (
        <Notice
          tone="warn"
          title={<Trans>Not all carriers answered</Trans>}
          actions={
            <Button size="small" onClick={onRetry}>
              <Trans>Refresh</Trans>
            </Button>
          }
        >
          <ul>
            {troubled.map((source) => (
              <li key={source.code}>
                <Reason source={source} />{' '}
                {source.asOf === null ? null : <Trans>Its earlier sailings are shown below.</Trans>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {names === '' ? null : (
        <p className="ui-muted plan-source">
          <Trans>Source: {names}</Trans>
        </p>
      )}
    </>
  );
}
