import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import type { Sailing, ScheduleLeg } from '#contract/schedule.ts';

type Ride = Pick<ScheduleLeg, 'vesselName' | 'voyage' | 'service'>;

/** Vessel and voyage of a ride on water; a carrier may have planned it before it names the vessel. Empty when neither is known. */
export function useVesselText(): (ride: Ride) => string {
  const { t } = useLingui();
  return ({ vesselName, voyage, service }) => {
    if (vesselName === null && voyage === null && service === null) return '';
    return [vesselName ?? t`Vessel to be named`, voyage].filter((part) => part !== null).join(' ');
  };
}

/** Direct, or where the cargo changes vessels. */
export function Way({ sailing: { legs, transshipments } }: { sailing: Sailing }) {
  const locale = useLocale();
  if (transshipments === 0) return <Trans>Direct</Trans>;
  const places = legs.slice(0, -1).map(({ discharge }) => textIn(locale, discharge));
  const names = places.join(locale === 'zh_CN' ? '、' : ', ');
  if (names === '') return <Plural value={transshipments} one="# transshipment" other="# transshipments" />;
  return <Trans>via {names}</Trans>;
}

const HOUR_MS = 3_600_000;

/** From port to port in days, in hours where it takes less than one. */
export function Transit({ sailing: { transitDays, etd, eta } }: { sailing: Sailing }) {
  if (transitDays > 0) return <Plural value={transitDays} one="# day" other="# days" />;
  const hours = Math.max(1, Math.round((Date.parse(eta) - Date.parse(etd)) / HOUR_MS));
  return <Trans context="of a voyage">{hours} h</Trans>;
}
