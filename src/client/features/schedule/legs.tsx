import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RouteLine, type RouteStop } from '#client/ui/route-line.tsx';
import { textIn } from '#contract/locale.ts';
import type { ScheduleLeg } from '#contract/schedule.ts';
import { isOnWater } from '#domain/schedule/transport.ts';
import { PortTime } from './port-time.tsx';
import { useVesselText } from './sailing-words.tsx';

function useTransport(): (code: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    VESSEL: t`Vessel`,
    BARGE: t`Barge`,
    RAIL: t`Rail`,
    TRUCK: t`Truck`,
  };
  return (code) => words[code] ?? code;
}

interface StopNotes {
  arrival: ScheduleLeg | null;
  departure: ScheduleLeg | null;
}

/** When the cargo comes to a stop and by what it goes on. */
function Notes({ arrival, departure }: StopNotes) {
  const transport = useTransport();
  const vesselText = useVesselText();
  return (
    <>
      {arrival === null ? null : (
        <span className="plan-line">
          <Trans>Arrives</Trans> {arrival.eta === null ? '–' : <PortTime time={arrival.eta} zone />}
        </span>
      )}
      {departure === null ? null : (
        <>
          <span className="plan-line">
            <Trans>Departs</Trans> {departure.etd === null ? '–' : <PortTime time={departure.etd} zone />}
          </span>
          <span className="plan-line">
            {[
              transport(departure.transport),
              isOnWater(departure.transport) ? vesselText(departure) : null,
              departure.service,
            ]
              .filter((part) => part !== null && part !== '')
              .join(' · ')}
          </span>
        </>
      )}
    </>
  );
}

/** The rides of a sailing from port to port, as a line. */
export function Legs({ legs }: { legs: readonly ScheduleLeg[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const stop = (key: string, code: string, label: ScheduleLeg['load'], notes: StopNotes): RouteStop => ({
    key,
    state: 'next',
    stateLabel: t`planned`,
    note: <Notes {...notes} />,
    label: (
      <>
        {textIn(locale, label)} <span className="ui-code">{code}</span>
      </>
    ),
  });
  const [first] = legs;
  if (first === undefined) return null;
  const stops = [
    stop('0', first.loadCode, first.load, { arrival: null, departure: first }),
    ...legs.map((leg, index) =>
      stop(String(index + 1), leg.dischargeCode, leg.discharge, { arrival: leg, departure: legs[index + 1] ?? null }),
    ),
  ];
  return <RouteLine label={t`Legs`} stops={stops} direction="vertical" />;
}
