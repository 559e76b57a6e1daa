import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { RouteLine, type RouteStop } from '#client/ui/route-line.tsx';
import { textIn } from '#contract/locale.ts';
import type { CallTime, ScheduleLeg, VesselCall } from '#contract/schedule.ts';
import { dateOf, dayNumber } from '#domain/plain-date.ts';
import { PortTime } from './port-time.tsx';

/** Ports before and after a leg that are of interest: so many days beyond its ends. */
const AROUND_DAYS = 4;

/** As many ports have room beside each other. */
const IN_A_ROW = 6;

const shifted = (time: string, days: number) => dateOf((dayNumber(time.slice(0, 10)) ?? 0) + days);

function Time({ name, time }: { name: ReactNode; time: CallTime | null }) {
  if (time === null) return null;
  return (
    <span className="plan-line">
      {name} <PortTime time={time.time} /> {time.classifier === 'ACT' ? <Trans>(actual)</Trans> : null}
    </span>
  );
}

function Calls({ calls, leg }: { calls: readonly VesselCall[]; leg: ScheduleLeg }) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const stops = calls.map(({ portCode, port, arrival, departure }): RouteStop => {
    const isDone =
      (departure ?? arrival)?.classifier === 'ACT' || Date.parse((departure ?? arrival)?.time ?? '') <= (now ?? 0);
    const isEnd = portCode === leg.loadCode || portCode === leg.dischargeCode;
    return {
      key: `${portCode} ${(arrival ?? departure)?.time ?? ''}`,
      state: isDone ? 'done' : 'next',
      stateLabel: isDone ? t`has called` : t`planned`,
      label: isEnd ? <b>{textIn(locale, port)}</b> : textIn(locale, port),
      note: (
        <>
          <Time name={<Trans>Arrives</Trans>} time={arrival} />
          <Time name={<Trans>Departs</Trans>} time={departure} />
        </>
      ),
    };
  });
  return (
    <RouteLine
      label={t`Ports of the vessel`}
      stops={stops}
      direction={stops.length <= IN_A_ROW ? 'auto' : 'vertical'}
    />
  );
}

/** A ride on a vessel that can be asked for, with its times. */
type Ride = ScheduleLeg & { vesselImo: string; etd: string; eta: string };

function rideOf(leg: ScheduleLeg): Ride | null {
  const { vesselImo, etd, eta } = leg;
  if (vesselImo === null || !/^\d{7}$/.test(vesselImo) || etd === null || eta === null) return null;
  return { ...leg, vesselImo, etd, eta };
}

function Asked({ ride, company }: { ride: Ride; company: string }) {
  const { vesselImo: imo, etd, eta } = ride;
  const around = { company, imo, from: shifted(etd, -AROUND_DAYS), to: shifted(eta, AROUND_DAYS) };
  const question = routeQuery('schedule.vessel', { query: around });
  const query = useQuery(question);
  const { data } = query;
  if (data === undefined) {
    return <QueryPending query={query} queryKey={question.queryKey} lines={4} headingLevel={3} />;
  }
  if (data.rows.length > 0) return <Calls calls={data.rows} leg={ride} />;
  return (
    <p className="ui-muted">
      {data.source.problem === null ? (
        <Trans>The carrier gives no port calls for this vessel.</Trans>
      ) : (
        <Trans>The carrier cannot be reached at the moment. Open this again in a minute.</Trans>
      )}
    </p>
  );
}

/** Where the vessel of a leg calls on its way; asked for when it is opened. Nothing for a leg whose vessel is not known. */
export function VesselCalls({ leg, company }: { leg: ScheduleLeg; company: string }) {
  const [opened, setOpened] = useState(false);
  const ride = rideOf(leg);
  if (ride === null) return null;
  const vessel = ride.vesselName ?? ride.vesselImo;
  return (
    <Disclosure
      className="plan-wide"
      summary={<Trans>Where {vessel} calls</Trans>}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      {opened ? <Asked ride={ride} company={company} /> : null}
    </Disclosure>
  );
}
