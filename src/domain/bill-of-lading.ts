import { normalizeContainerNumber } from './container-number.ts';

/** No standard says what a number looks like; carriers allow up to 20 characters (DCSA), shorter than six nobody uses. */
const PLAUSIBLE = /^[A-Z0-9]{6,20}$/;

const DIGIT = '\\d';
const LETTER = '[A-Z]';
const EITHER = '[A-Z0-9]';

/** Characters of a kind, at least and at most so many. */
interface Run {
  kind: typeof DIGIT | typeof LETTER | typeof EITHER;
  least: number;
  most: number;
}

const run = (kind: Run['kind'], least: number, most = least): Run => ({ kind, least, most });

/**
 * How carriers number their bills, as seen in practice: the part after the prefix, the prefix being the carrier's SCAC.
 * Some are known by that part alone (`bare`). House bills of forwarders look like none of these, so the table suggests and
 * never refuses.
 */
const NUMBERINGS: readonly { scacs: readonly string[]; rest: readonly Run[]; bare?: true }[] = [
  { scacs: ['MAEU'], rest: [run(DIGIT, 9)], bare: true },
  { scacs: ['COSU', 'OOLU'], rest: [run(DIGIT, 10)], bare: true },
  { scacs: ['EGLV'], rest: [run(DIGIT, 12)], bare: true },
  { scacs: ['CMDU', 'APLU', 'ANNU'], rest: [run(LETTER, 3), run(DIGIT, 7)], bare: true },
  { scacs: ['HLCU'], rest: [run(EITHER, 11, 12)] },
  { scacs: ['ONEY', 'SUDU'], rest: [run(EITHER, 12)] },
  { scacs: ['MEDU', 'MSCU'], rest: [run(EITHER, 2), run(DIGIT, 6)] },
  { scacs: ['HDMU'], rest: [run(LETTER, 4), run(DIGIT, 8)] },
  { scacs: ['YMLU', 'YMJA'], rest: [run(LETTER, 1), run(DIGIT, 9)] },
  { scacs: ['ZIMU'], rest: [run(LETTER, 3), run(DIGIT, 4, 8)] },
];

const inOnePiece = (rest: readonly Run[]) => rest.map(({ kind, least, most }) => `${kind}{${least},${most}}`).join('');

/** The bills of each carrier, with its prefix and without. */
const CARRIERS = NUMBERINGS.flatMap(({ scacs, rest, bare: isBareKnown = false }) =>
  scacs.map((scac) => ({
    scac,
    rest,
    prefixed: new RegExp(`^${scac}${inOnePiece(rest)}$`),
    bare: new RegExp(`^${inOnePiece(rest)}$`),
    isBareKnown,
  })),
);

/** Separators that people write between the parts of a bill's number. */
const GAP = '[ ._/-]{0,2}';

/** Where a carrier's bill ends: any letter may touch digits, but nothing tells where letters and digits end. */
function endsIn(rest: readonly Run[]): { before: string; after: string } {
  const isDigits = rest.at(-1)?.kind === DIGIT;
  return isDigits ? { before: '', after: '(?!\\d)' } : { before: '(?<![A-Z0-9])', after: '(?![A-Z0-9])' };
}

/** Carriers' bills within other text, by carrier: in one piece, and in groups. */
export const CARRIER_BILLS: readonly { solid: RegExp; grouped: RegExp }[] = CARRIERS.map(({ scac, rest }) => {
  const { before, after } = endsIn(rest);
  const groups = rest.map(({ kind, least, most }) =>
    kind === DIGIT ? `(?:${GAP}\\d){${least},${most}}` : `${GAP}${kind}{${least},${most}}`,
  );
  return {
    solid: new RegExp(`${before}${scac}${inOnePiece(rest)}${after}`, 'g'),
    grouped: new RegExp(`(?<![A-Z0-9])${scac}${groups.join('')}(?![A-Z0-9])`, 'g'),
  };
});

/** The carriers a number may belong to, as SCACs, and the number as it is written without and with the prefix. */
interface CarrierGuess {
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
  const scacs = CARRIERS.filter(({ isBareKnown, bare }) => isBareKnown && bare.test(number)).map(({ scac }) => scac);
  if (scacs.length === 0) return null;
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

const ALL_SCACS = CARRIERS.map(({ scac }) => scac);

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
