import * as z from 'zod/mini';
import { parseJson } from '#client/lib/parse-json.ts';
import { TARIFF_LIMITS } from '#domain/free-time/charge.ts';
import { CURRENCIES } from '#domain/money.ts';
import { type FormTariff, type FreeForm, formStep, WEEKENDS, type Weekend } from './freetime-form-state.ts';

const short = z.string().check(z.maxLength(16));
const tariff = z.tuple([
  short,
  z.array(z.tuple([short, short])).check(z.minLength(1), z.maxLength(TARIFF_LIMITS.steps)),
]);
const counting = z.enum(['calendar', 'working']);
const weekends = Object.keys(WEEKENDS) as [Weekend, ...Weekend[]];

/** The form as it is kept on the device and carried by an address. */
const kept = z.object({
  v: z.literal(1),
  m: z.boolean(),
  t: z.tuple([tariff, tariff, tariff]),
  c: z.enum(CURRENCIES),
  f: z.enum(['same-day', 'next-day']),
  n: z.tuple([counting, counting]),
  w: z.enum(weekends),
  h: z.string().check(z.maxLength(1500)),
  // Not in what was written before there were any.
  k: z._default(z.string().check(z.maxLength(1500)), ''),
  d: z.tuple([short, short, short]),
  b: short,
});
type KeptTariff = z.infer<typeof tariff>;

const write = ({ freeDays, steps }: FormTariff): KeptTariff => [freeDays, steps.map(({ days, rate }) => [days, rate])];
const read = ([freeDays, steps]: KeptTariff): FormTariff => ({
  freeDays,
  steps: steps.map(([days, rate]) => formStep(days, rate)),
});

/** Writes the form as text. */
export function freeFormToText(form: FreeForm): string {
  const { demurrage, detention, combined } = form.tariffs;
  const value: z.infer<typeof kept> = {
    v: 1,
    m: form.merged,
    t: [write(demurrage), write(detention), write(combined)],
    c: form.currency,
    f: form.first,
    n: [form.free, form.charged],
    w: form.weekend,
    h: form.holidays,
    k: form.workdays,
    d: [form.discharge, form.gateOut, form.emptyReturn],
    b: form.boxes,
  };
  return JSON.stringify(value);
}

/** Reads what {@link freeFormToText} wrote; null for anything else, whoever wrote it. */
export function freeFormFromText(text: string | null): FreeForm | null {
  const parsed = parseJson(kept, text);
  if (parsed === null) return null;
  const { m, t, c, f, n, w, h, k, d, b } = parsed;
  const [demurrage, detention, combined] = t;
  return {
    merged: m,
    tariffs: { demurrage: read(demurrage), detention: read(detention), combined: read(combined) },
    currency: c,
    first: f,
    free: n[0],
    charged: n[1],
    weekend: w,
    holidays: h,
    workdays: k,
    discharge: d[0],
    gateOut: d[1],
    emptyReturn: d[2],
    boxes: b,
    example: false,
  };
}
