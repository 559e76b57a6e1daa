import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import type { Sailing, ScheduleLeg } from '#contract/schedule.ts';

/** Vessel and voyage of a ride, as far as they are known. */
export function vesselText({ vesselName, voyage }: Pick<ScheduleLeg, 'vesselName' | 'voyage'>): string {
  return [vesselName, voyage].filter((part) => part !== null).join(' ');
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

/** From port to port, in days. */
export function TransitDays({ days }: { days: number }) {
  return <Plural value={days} one="# day" other="# days" />;
}
