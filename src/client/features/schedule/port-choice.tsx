import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { verbatim } from '#client/lib/verbatim.ts';
import { portName } from '#client/offline/recent-ports.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { textIn } from '#contract/locale.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import type { PortMeant } from './use-port-meant.ts';

interface PortChoiceProps {
  side: 'pol' | 'pod';
  meant: Extract<PortMeant, { state: 'unknown' }>;
  search: ScheduleSearch;
}

/** The address names a port that nobody knows, or several that it could be: they are offered, none is guessed. */
export function PortChoice({ side, meant: { text, candidates }, search }: PortChoiceProps) {
  const locale = useLocale();
  if (candidates.length === 0) {
    return (
      <EmptyState
        title={
          side === 'pol' ? (
            <Trans>“{verbatim(text)}” is no port of loading that we know</Trans>
          ) : (
            <Trans>“{verbatim(text)}” is no port of discharge that we know</Trans>
          )
        }
        actions={
          <Link
            to="/dictionary/$table"
            params={{ table: definitions.ports.page }}
            search={{ q: text }}
            className={buttonClass({})}
          >
            <Trans>Look it up in the port table</Trans>
          </Link>
        }
      >
        <Trans>Type its code, or its name in Chinese or English, into the field above.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={
        side === 'pol' ? (
          <Trans>Which port of loading is “{verbatim(text)}”?</Trans>
        ) : (
          <Trans>Which port of discharge is “{verbatim(text)}”?</Trans>
        )
      }
    >
      <ul className="plan-choice">
        {candidates.map((port) => (
          <li key={port.code}>
            <Link
              to="/logisticstools/shipplan"
              search={{ ...search, [side]: port.code }}
              resetScroll={false}
              className={buttonClass({ variant: 'secondary' })}
            >
              {`${portName(locale, port)} ${port.code} · ${textIn(locale, port.country)}`}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
