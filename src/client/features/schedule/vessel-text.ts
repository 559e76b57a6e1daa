import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScheduleLeg } from '#contract/schedule.ts';

/** A ride on water, as its carrier names it. */
export type Ride = Pick<ScheduleLeg, 'vesselName' | 'voyage' | 'service'>;

/** Vessel and voyage of a ride; a carrier may have planned it before it names the vessel. Empty when neither is known. */
export function vesselText(i18n: I18n, { vesselName, voyage, service }: Ride): string {
  if (vesselName === null && voyage === null && service === null) return '';
  return [vesselName ?? i18n._(msg`Vessel to be named`), voyage].filter((part) => part !== null).join(' ');
}
