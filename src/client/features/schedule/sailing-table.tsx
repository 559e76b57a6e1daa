import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import type { Column, SortState } from '#client/ui/data-table-types.ts';
import { textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';
import { NextCutOff } from './cut-offs.tsx';
import { PortTime } from './port-time.tsx';
import { SailingDetail } from './sailing-detail.tsx';
import { Transit, useVesselText, Way } from './sailing-words.tsx';
import { type ScheduleSearch, SORTS, type Sort } from './schedule-search.ts';

/** Props that list and chart share. */
export interface SailingsView {
  rows: readonly Sailing[];
  /** The sailing that stands open, by its id. */
  open: string | null;
  onToggle(sailing: Sailing): void;
  sort: Sort;
  order: ScheduleSearch['order'];
  onSort(part: Pick<ScheduleSearch, 'sort' | 'order'>): void;
}

function useColumns(): Column<Sailing>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const vesselText = useVesselText();
  return [
    {
      key: 'departure',
      label: t`Departure (ETD)`,
      sortable: true,
      phone: 'lead',
      width: 'm',
      cell: ({ etd }) => <PortTime time={etd} zone />,
    },
    {
      key: 'arrival',
      label: t`Arrival (ETA)`,
      sortable: true,
      width: 'm',
      cell: ({ eta }) => <PortTime time={eta} zone />,
    },
    {
      key: 'transit',
      label: t({ message: 'Days', context: 'of a voyage' }),
      sortable: true,
      align: 'end',
      width: 'xs',
      cell: (sailing) => <Transit sailing={sailing} />,
    },
    {
      key: 'transshipments',
      label: t`Routing`,
      sortable: true,
      width: 'm',
      cell: (sailing) => <Way sailing={sailing} />,
    },
    {
      key: 'vessel',
      label: t`Vessel and voyage`,
      cell: (sailing) => (
        <>
          {vesselText(sailing) || '–'}
          <br />
          <span className="ui-muted">
            {[textIn(locale, sailing.company), sailing.service].filter((part) => part !== null).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'cutOff',
      label: t`Next cut-off`,
      width: 'm',
      cell: (sailing) => <NextCutOff sailing={sailing} />,
    },
  ];
}

/** Sailings as a table, or as cards on a phone; a row opens in place. */
export function SailingTable({ rows, open, onToggle, sort, order, onSort }: SailingsView) {
  const { t } = useLingui();
  const state: SortState = { key: sort, direction: order ?? 'asc' };
  return (
    <DataTable
      caption={t`Sailings`}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      onRowOpen={onToggle}
      openKey={open}
      detail={(sailing) => <SailingDetail sailing={sailing} />}
      sort={state}
      onSort={({ key, direction }) =>
        onSort({ sort: SORTS.find((known) => known === key), order: direction === 'desc' ? 'desc' : undefined })
      }
    />
  );
}
