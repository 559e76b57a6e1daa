import { plainNumber } from './plain-number.ts';

/** Currencies in which tariffs are quoted; each has hundredths. */
export const CURRENCIES = ['USD', 'CNY', 'EUR', 'GBP', 'HKD', 'SGD'] as const;
export type Currency = (typeof CURRENCIES)[number];

const SIGNS: Readonly<Record<Currency, string>> = {
  USD: '$',
  CNY: '¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  SGD: 'S$',
};

/** CONST-02: what money is written in when nothing else is said. */
export const DEFAULT_CURRENCY: Currency = 'USD';
const DECIMALS = 2;

/** CONST-02: an amount in hundredths as `$1,234.50`: the sign before it, thousands apart, two decimals. */
export function formatMoney(hundredths: number, currency: Currency = DEFAULT_CURRENCY): string {
  const amount = Math.abs(hundredths) / 10 ** DECIMALS;
  const [whole = '0', part = ''] = amount.toFixed(DECIMALS).split('.');
  const minus = hundredths < 0 && Math.round(hundredths) !== 0 ? '−' : '';
  return `${minus}${SIGNS[currency]}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}

/** Text such as `75`, `75,50`, `1,250.50` as hundredths; null when it is no amount or has fractions of a hundredth. */
export function parseMoney(text: string): number | null {
  const number = plainNumber(text);
  return /^\d{1,9}(\.\d{0,2})?$/.test(number) ? Math.round(Number(number) * 10 ** DECIMALS) : null;
}
