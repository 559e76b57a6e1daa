import { MODULE_TYPES } from './content-kinds.ts';

/** ENT-01: the ways of transport as the content modules name them, in menu order; an enquiry says which one it is about. */
export const ENQUIRY_TYPES = MODULE_TYPES.product;
export type EnquiryType = (typeof ENQUIRY_TYPES)[number];

/** Kinds of cargo by the needs of the goods; each asks for other equipment and other papers. */
export const CARGO_TYPES = ['general', 'dangerous', 'reefer', 'oversize'] as const;
export type CargoType = (typeof CARGO_TYPES)[number];

/** Boxes by the names of a booking. */
export const BOX_TYPES = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '40OT', '40FR'] as const;
export type BoxType = (typeof BOX_TYPES)[number];

/** CONST-01: limits of an enquiry, the same for the form and for the server; texts in characters. */
export const ENQUIRY_LIMITS = {
  name: 60,
  phone: 24,
  email: 120,
  company: 120,
  goods: 120,
  message: 2000,
  boxTypes: BOX_TYPES.length,
  boxes: 999,
  packages: 100_000,
  weightKg: 5_000_000,
  volumeM3: 50_000,
  /** Days that goods may have been ready already, and how far ahead a rate can be asked for. */
  readyDaysPast: 30,
  readyDaysAhead: 365,
} as const;

const DIGITS_MIN = 7;
const DIGITS_MAX = 15;
/** FORM-01: digits of a mobile number of mainland China, which begins with 1. */
const CHINA_MOBILE_DIGITS = 11;

/**
 * Whether a telephone number can be dialled: a mobile of mainland China (11 digits starting with 1), or another number
 * with 7 to 15 digits, written with spaces, hyphens and brackets and perhaps a leading plus.
 */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?[\d ()-]{6,24}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('1')) return digits.length === CHINA_MOBILE_DIGITS;
  return digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX;
}
