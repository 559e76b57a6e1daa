import { normalizeContainerNumber } from './container-number.ts';

/** No standard says what a number looks like; carriers allow up to 20 characters (DCSA), shorter than six nobody uses. */
const PLAUSIBLE = /^[A-Z0-9]{6,20}$/;

/** Characters of a kind, at least and at most so many. */
type Run = readonly [kind: '\\d' | '[A-Z]' | '[A-Z0-9]', least: number, most?: number];

/**
 * How carriers number their bills, as seen in practice: the part after the prefix, the prefix being the carrier's SCAC.
 * House bills of forwarders look like none of these, so the table suggests and never refuses.
 */
const SHAPES: readonly { scac: string; rest: readonly Run[] }[] = [
  { scac: 'MAEU', rest: [['\\d', 9]] },
  { scac: 'COSU', rest: [['\\d', 10]] },
  { scac: 'OOLU', rest: [['\\d', 10]] },
  { scac: 'EGLV', rest: [['\\d', 12]] },
  { scac: 'HLCU', rest: [['[A-Z0-9]', 11, 12]] },
  {
    scac: 'MEDU',
    rest: [
      ['[A-Z0-9]', 2],
      ['\\d', 6],
    ],
  },
  {
    scac: 'MSCU',
    rest: [
      ['[A-Z0-9]', 2],
      ['\\d', 6],
    ],
  },
  { scac: 'ONEY', rest: [['[A-Z0-9]', 12]] },
  {
    scac: 'HDMU',
    rest: [
      ['[A-Z]', 4],
      ['\\d', 8],
    ],
  },
  {
    scac: 'YMLU',
    rest: [
      ['[A-Z]', 1],
      ['\\d', 9],
    ],
  },
  {
    scac: 'YMJA',
    rest: [
      ['[A-Z]', 1],
      ['\\d', 9],
    ],
  },
  {
    scac: 'ZIMU',
    rest: [
      ['[A-Z]', 3],
      ['\\d', 4, 8],
    ],
  },
  { scac: 'SUDU', rest: [['[A-Z0-9]', 12]] },
  {
    scac: 'CMDU',
    rest: [
      ['[A-Z]', 3],
      ['\\d', 7],
    ],
  },
  {
    scac: 'APLU',
    rest: [
      ['[A-Z]', 3],
      ['\\d', 7],
    ],
  },
  {
    scac: 'ANNU',
    rest: [
      ['[A-Z]', 3],
      ['\\d', 7],
    ],
  },
];

const inOnePiece = (rest: readonly Run[]) =>
  rest.map(([kind, least, most = least]) => `${kind}{${least},${most}}`).join('');

/** A carrier's bills, with their prefix and without. */
const CARRIERS = SHAPES.map(({ scac, rest }) => ({
  scac,
  prefixed: new RegExp(`^${scac}${inOnePiece(rest)}$`),
  bare: new RegExp(`^${inOnePiece(rest)}$`),
}));

/** What people write between the parts of a bill. */
const GAP = '[ ._/-]{0,2}';

/** Where a carrier's bill ends: any letter may touch digits, but nothing tells where letters and digits end. */
function endsIn(rest: readonly Run[]): { before: string; after: string } {
  const isDigits = rest.at(-1)?.[0] === '\\d';
  return isDigits ? { before: '', after: '(?!\\d)' } : { before: '(?<![A-Z0-9])', after: '(?![A-Z0-9])' };
}

/** Carriers' bills within other text, by carrier: in one piece, and in groups. */
export const CARRIER_BILLS: readonly { solid: RegExp; grouped: RegExp }[] = SHAPES.map(({ scac, rest }) => {
  const { before, after } = endsIn(rest);
  const groups = rest.map(([kind, least, most = least]) =>
    kind === '\\d' ? `(?:${GAP}\\d){${least},${most}}` : `${GAP}${kind}{${least},${most}}`,
  );
  return {
    solid: new RegExp(`${before}${scac}${inOnePiece(rest)}${after}`, 'g'),
    grouped: new RegExp(`(?<![A-Z0-9])${scac}${groups.join('')}(?![A-Z0-9])`, 'g'),
  };
});

/** Bills that carriers write without a prefix, and who does. */
const BARE_SHAPES: readonly { shape: RegExp; scacs: readonly string[] }[] = [
  { shape: /^\d{9}$/, scacs: ['MAEU'] },
  { shape: /^\d{10}$/, scacs: ['COSU', 'OOLU'] },
  { shape: /^\d{12}$/, scacs: ['EGLV'] },
  { shape: /^[A-Z]{3}\d{7}$/, scacs: ['CMDU', 'APLU', 'ANNU'] },
];

/** Whose number it may be: SCACs of carriers, and the number as it is written without and with the prefix. */
export interface CarrierGuess {
  scacs: readonly string[];
  bare: string;
  /** Null when several carriers are possible, since each would have its own prefix. */
  prefixed: string | null;
}

/** Upper case without spaces, hyphens, dots and full-width forms; null when it cannot be a bill of lading number. */
export function normalizeBillOfLading(input: string): string | null {
  const normalized = normalizeContainerNumber(input);
  return PLAUSIBLE.test(normalized) ? normalized : null;
}

/** The carrier that numbers its bills like this, of a number in normal form; null for house bills and the rest. */
export function guessCarrier(number: string): CarrierGuess | null {
  const own = CARRIERS.find(({ prefixed }) => prefixed.test(number));
  if (own) return { scacs: [own.scac], bare: number.slice(own.scac.length), prefixed: number };
  const scacs = BARE_SHAPES.find(({ shape }) => shape.test(number))?.scacs;
  if (!scacs) return null;
  return { scacs, bare: number, prefixed: scacs.length === 1 ? `${scacs[0]}${number}` : null };
}

/**
 * The ways in which a bill of one of these carriers is written, the given one first; the number alone where it has the
 * shape of none of theirs.
 */
export function billFormsOf(scacs: readonly string[], number: string): readonly string[] {
  const own = CARRIERS.find(({ scac, prefixed }) => scacs.includes(scac) && prefixed.test(number));
  if (own !== undefined) return [number, number.slice(own.scac.length)];
  const others = CARRIERS.filter(({ scac, bare }) => scacs.includes(scac) && bare.test(number));
  return [number, ...others.map(({ scac }) => `${scac}${number}`)];
}

const ALL_SCACS = SHAPES.map(({ scac }) => scac);

/**
 * All ways in which one bill is written, the given one first: people and carriers leave the prefix out as they like. A bare
 * number that several carriers may have given is written with the prefix of each.
 */
export function billForms(number: string): readonly string[] {
  return billFormsOf(ALL_SCACS, number);
}

/** Whether two numbers in normal form are one bill. Bare ones may have no shape of their own, so each is looked at. */
export function isSameBill(a: string, b: string): boolean {
  return a === b || billForms(a).includes(b) || billForms(b).includes(a);
}
