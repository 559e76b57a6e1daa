import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Period } from '#domain/free-time/periods.ts';
import type { Template, Weekend } from './freetime-form-state.ts';

/** Names of the periods. */
export const periodNames: Readonly<Record<Period, MessageDescriptor>> = {
  demurrage: msg`Demurrage, inside the terminal`,
  detention: msg`Detention, outside the terminal`,
  combined: msg`Combined free time, terminal and road`,
};

/** From which event to which a period runs. */
export const periodSpans: Readonly<Record<Period, MessageDescriptor>> = {
  demurrage: msg`From discharge to full gate-out.`,
  detention: msg`From full gate-out to empty return.`,
  combined: msg`From discharge to empty return.`,
};

/** Names of the templates; each says which tariff it is an example of. */
export const templateNames: Readonly<Record<Template, MessageDescriptor>> = {
  dry: msg`Example: dry box, 7 days each`,
  reefer: msg`Example: reefer, 3 and 4 days`,
  merged: msg`Example: 14 days combined`,
  working: msg`Example: 5 working days each`,
};

/** Days of the week that do not work. */
export const weekendNames: Readonly<Record<Weekend, MessageDescriptor>> = {
  'sat-sun': msg`Saturday and Sunday`,
  'fri-sat': msg`Friday and Saturday`,
  sun: msg`Sunday`,
  none: msg`None`,
};
