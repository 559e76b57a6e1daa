import { TARIFF_LIMITS, type Tariff, type TariffStep } from '#domain/free-time/charge.ts';
import type { BoxDates, Period } from '#domain/free-time/periods.ts';
import { type Currency, DEFAULT_CURRENCY, parseMoney } from '#domain/money.ts';
import { dayNumber, type PlainDate } from '#domain/plain-date.ts';

/** Days of the week that do not work; 0 is Sunday. */
export const WEEKENDS = { 'sat-sun': [0, 6], 'fri-sat': [5, 6], sun: [0], none: [] } as const;
export type Weekend = keyof typeof WEEKENDS;

/** A step as typed; the last one's days are not asked. */
export interface FormStep {
  id: number;
  days: string;
  rate: string;
}

/** The tariff of one period as typed. */
export interface FormTariff {
  freeDays: string;
  steps: readonly FormStep[];
}

/** The rules that hold for all periods. */
interface FormRules {
  first: Tariff['first'];
  free: Tariff['free'];
  charged: Tariff['charged'];
  weekend: Weekend;
  /** Dates, one after the other, in any layout. */
  holidays: string;
  /** Days of weekends that are worked, likewise. */
  workdays: string;
}

/** The whole form of the calculator as typed. */
export interface FreeForm extends FormRules {
  /** One free time for terminal and road together, or one for each. */
  merged: boolean;
  tariffs: Readonly<Record<Period, FormTariff>>;
  currency: Currency;
  discharge: string;
  gateOut: string;
  emptyReturn: string;
  boxes: string;
  example: boolean;
}

let lastId = 0;

/** A step with an identity of its own on the page. */
export function formStep(days: string, rate: string): FormStep {
  lastId += 1;
  return { id: lastId, days, rate };
}

function tariff(freeDays: number, ...steps: readonly (readonly [days: string, rate: string])[]): FormTariff {
  return { freeDays: String(freeDays), steps: steps.map(([days, rate]) => formStep(days, rate)) };
}

/** Invented tariffs to begin with: none of them is any carrier's. */
export const TEMPLATES = ['dry', 'reefer', 'merged', 'working'] as const;
export type Template = (typeof TEMPLATES)[number];

const DRY = () => ({
  demurrage: tariff(7, ['5', '75'], ['', '150']),
  detention: tariff(7, ['7', '60'], ['', '120']),
  combined: tariff(14, ['7', '80'], ['', '160']),
});

/** The tariff part of the form as a template sets it. */
export function templateOf(template: Template): Pick<FreeForm, 'merged' | 'tariffs' | 'free' | 'charged'> {
  const plain = { merged: false, tariffs: DRY(), free: 'calendar', charged: 'calendar' } as const;
  switch (template) {
    case 'dry':
      return plain;
    case 'reefer':
      return {
        ...plain,
        tariffs: {
          ...DRY(),
          demurrage: tariff(3, ['3', '160'], ['', '320']),
          detention: tariff(4, ['5', '120'], ['', '240']),
        },
      };
    case 'merged':
      return { ...plain, merged: true };
    case 'working':
      return {
        ...plain,
        free: 'working',
        tariffs: {
          ...DRY(),
          demurrage: tariff(5, ['4', '100'], ['', '200']),
          detention: tariff(5, ['4', '75'], ['', '150']),
        },
      };
  }
}

/** Initial form: an example with all its dates. */
export function exampleFreeForm(): FreeForm {
  return {
    ...templateOf('dry'),
    first: 'same-day',
    weekend: 'sat-sun',
    holidays: '',
    workdays: '',
    currency: DEFAULT_CURRENCY,
    discharge: '2026-11-02',
    gateOut: '2026-11-12',
    emptyReturn: '2026-11-23',
    boxes: '2',
    example: true,
  };
}

/** A whole number within bounds; null for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const bare = text.normalize('NFKC').trim();
  const value = /^\d{1,6}$/.test(bare) ? Number(bare) : -1;
  return value >= least && value <= most ? value : null;
}

/** All dates in a text, in any layout between them; also as they stand in China, `2026年10月1日` and `2026/10/1`. */
export function readDays(text: string): PlainDate[] {
  const found = [...text.normalize('NFKC').matchAll(/(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/g)]
    .map(([, year, month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter((date) => dayNumber(date) !== null);
  return [...new Set(found)].slice(0, TARIFF_LIMITS.holidays);
}

/** The tariff of a period; null while a figure is missing or is none. */
export function readTariff(form: FreeForm, period: Period): Tariff | null {
  const typed = form.tariffs[period];
  const freeDays = wholeNumber(typed.freeDays, 0, TARIFF_LIMITS.freeDays);
  const steps = typed.steps.map(({ days, rate }, index): TariffStep | null => {
    const last = index === typed.steps.length - 1;
    const count = last ? null : wholeNumber(days, 1, TARIFF_LIMITS.days);
    const price = parseMoney(rate);
    return price === null || (!last && count === null) ? null : { days: count, rate: price };
  });
  const whole = steps.flatMap((step) => (step ? [step] : []));
  if (freeDays === null || whole.length < steps.length || whole.length === 0) return null;
  const { first, free, charged, weekend } = form;
  return {
    freeDays,
    steps: whole,
    first,
    free,
    charged,
    weekend: WEEKENDS[weekend],
    holidays: readDays(form.holidays),
    workdays: readDays(form.workdays),
  };
}

/** The dates of the form; null for an empty field or one that is no date. */
export function readDates({ discharge, gateOut, emptyReturn }: FreeForm): BoxDates {
  const date = (text: string) => (dayNumber(text) === null ? null : text);
  return { discharge: date(discharge), gateOut: date(gateOut), emptyReturn: date(emptyReturn) };
}
