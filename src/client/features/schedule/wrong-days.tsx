import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ScheduleSearch } from './schedule-search.ts';

/** Stands for sailings on days that cannot be asked for: why not, which they were, and the way to those that can. */
export function WrongDays({ why, search }: { why: ReactNode; search: ScheduleSearch }) {
  const formats = useFormats();
  const days = [search.from, search.to].flatMap((day) => (day === undefined ? [] : [formats.date(day)])).join(' – ');
  return (
    <EmptyState
      title={why}
      actions={
        <Link
          to="/logisticstools/shipplan"
          search={{ ...search, from: undefined, to: undefined }}
          className={buttonClass({ variant: 'primary' })}
        >
          <Trans>The next four weeks</Trans>
        </Link>
      }
    >
      <Trans>You searched for departures in {days}. Change the dates above.</Trans>
    </EmptyState>
  );
}
