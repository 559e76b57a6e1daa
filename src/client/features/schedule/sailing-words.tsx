import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';
import { type Ride, vesselText } from './vessel-text.ts';

/** {@link vesselText} in the language of the page. */
export function useVesselText(): (ride: Ride) => string {
  const { i18n } = useLingui();
  return (ride) => vesselText(i18n, ride);
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
