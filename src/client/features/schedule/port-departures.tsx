import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { askedCode, type PickedPort, portName } from '#client/offline/recent-ports.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import type { Column } from '#client/ui/data-table-types.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { textIn } from '#contract/locale.ts';
import type { PortDeparture } from '#contract/schedule.ts';
import { PortTime } from './port-time.tsx';
import { useVesselText } from './sailing-words.tsx';

interface PortDeparturesProps {
  port: PickedPort;
  company: string | null;
}

function Asked({ port, company }: PortDeparturesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const vesselText = useVesselText();
  const question = routeQuery('schedule.port', { query: { port: askedCode(port), company: company ?? undefined } });
  const { data, error, isError, refetch } = useQuery(question);
  if (isError && data === undefined)
    return <Unavailable queryKey={question.queryKey} error={error} onRetry={() => void refetch()} />;
  const columns: Column<PortDeparture>[] = [
    {
      key: 'departure',
      label: t`Departure (ETD)`,
      phone: 'lead',
      width: 'l',
      cell: ({ departure }) => <PortTime time={departure.time} />,
    },
    { key: 'vessel', label: t`Vessel and voyage`, cell: (row) => vesselText(row) || '–' },
    { key: 'service', label: t`Service`, width: 'm', cell: ({ service }) => service ?? '–' },
    { key: 'company', label: t`Carrier`, width: 'l', cell: (row) => textIn(locale, row.company) },
  ];
  return (
    <DataTable
      caption={t`Next departures`}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey={({ companyCode, vesselImo, vesselName, voyage, departure }) =>
        [companyCode, vesselImo ?? vesselName, voyage, departure.time].join()
      }
      skeletonRows={data === undefined ? 4 : 0}
      empty={<Trans>No departures from this port are known for the next two weeks.</Trans>}
    />
  );
}

/** Next departures from a port to anywhere; they are fetched when the panel is opened. */
export function PortDepartures(props: PortDeparturesProps) {
  const locale = useLocale();
  const [opened, setOpened] = useState(false);
  const name = portName(locale, props.port);
  return (
    <Disclosure
      className="plan-wide"
      summary={<Trans>Next departures from {name}</Trans>}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      {opened ? <Asked {...props} /> : null}
    </Disclosure>
  );
}
