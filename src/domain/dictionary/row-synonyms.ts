import type { Dataset } from '#contract/datasets.ts';
import type { ColdProduct, Container, DatasetRows } from '#contract/tables.ts';
import { LANES } from '#domain/lanes.ts';
import { type Synonyms, synonymsOf } from '#domain/search/synonyms.ts';
import { COUNTRY_WORDS } from './country-words.ts';
import { PORT_WORDS } from './port-words.ts';
import {
  ANY_BOX_WORDS,
  BOX_KINDS,
  BOX_WORDS,
  COLD_WORDS,
  HS_WORDS,
  ISO_KINDS,
  LANE_WORDS,
  TERM_WORDS,
  UN_WORDS,
} from './trade-words.ts';

type Words = Readonly<Record<string, readonly string[]>>;

/** Each list of words is read once, and is one list for all the rows it stands for. */
function finder(words: Words, findable: Parameters<typeof synonymsOf>[1]): (key: string) => Synonyms[] {
  const made = new Map<string, Synonyms>();
  return (key) => {
    const list = Object.hasOwn(words, key) ? words[key] : undefined;
    if (list === undefined) return [];
    const marks = made.get(key) ?? synonymsOf(list, findable);
    made.set(key, marks);
    return [marks];
  };
}

const laneWords: Words = Object.fromEntries(
  LANES.map(({ code, nameEn, nameZh }) => [code, [nameEn, nameZh, ...LANE_WORDS[code]]]),
);

const ofLane = finder(laneWords, { beginnings: false });
/** Neither while typed nor by initials: a country stands for hundreds of ports. */
const ofCountry = finder(COUNTRY_WORDS, { beginnings: false, initials: false });
const ofPort = finder(PORT_WORDS, { beginnings: true });
const ofHsCode = finder(HS_WORDS, { beginnings: true });
const ofBox = finder(BOX_WORDS, { beginnings: true });
const ofColdProduct = finder(COLD_WORDS, { beginnings: true });
const ofTerm = finder(TERM_WORDS, { beginnings: true });
const ofUnNumber = finder(UN_WORDS, { beginnings: true });

/** Digits of an HS subheading, the longest code that all countries share. */
const SUBHEADING = 6;

/** The length as it is said, alone and with the kind of box. */
function boxWords({ lengthFt, category }: Pick<Container, 'lengthFt' | 'category'>): string[] {
  const lengths = [`${lengthFt}ft`, `${lengthFt} feet`, `${lengthFt} foot`, `${lengthFt}尺柜`, `${lengthFt}尺箱`];
  const kinds = BOX_KINDS[category] ?? [];
  const both = kinds.flatMap((kind) => {
    const [word = kind] = /[^\0-\xff]/.test(kind) ? kind.split(' ') : [kind];
    return word === kind
      ? [`${lengthFt} ${word}`, `${lengthFt}ft ${word}`]
      : [`${lengthFt}${word}`, `${lengthFt}尺${word}`];
  });
  return [...lengths, ...kinds, ...both];
}

/** Synonyms that all boxes have. */
const anyBox = synonymsOf(ANY_BOX_WORDS, { beginnings: false });

/**
 * The type codes of ISO 6346 besides the usual one that a box of this kind may bear: with another last figure, as a group, and
 * of a tank also by the letter that has stood for it since 2022.
 */
function isoCodes(isoCode: string): string[] {
  const [size, kind] = [isoCode.slice(0, 2), isoCode.charAt(2)];
  const letters = ISO_KINDS[kind] ?? { kinds: [kind], groups: [] };
  return [
    ...letters.kinds.flatMap((letter) => Array.from({ length: 10 }, (_, figure) => `${size}${letter}${figure}`)),
    ...letters.groups.map((group) => size + group),
  ];
}

/** '虾（冷冻）' is asked for as '冷冻虾' and '冻虾', 'Shrimp, frozen' as 'frozen shrimp'. */
function coldWords({ nameZh, nameEn }: ColdProduct): string[] {
  const [, goodsZh, stateZh] = /^(.+)（(.+)）$/.exec(nameZh) ?? [];
  const [, goodsEn, stateEn] = /^(.+), (.+)$/.exec(nameEn) ?? [];
  return [
    ...(goodsZh === undefined || stateZh === undefined ? [] : [stateZh + goodsZh]),
    ...(goodsZh === undefined || stateZh !== '冷冻' ? [] : [`冻${goodsZh}`]),
    ...(goodsEn === undefined || stateEn === undefined ? [] : [`${stateEn} ${goodsEn}`]),
  ];
}

/** Of the tables that have words of their own. */
const found: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => Synonyms[] } = {
  ports: (row) => [...row.lanes.flatMap(ofLane), ...ofCountry(row.countryCode), ...ofPort(row.code)],
  'hs-codes': ({ code }) => [
    ...ofHsCode(code),
    ...(code.length > SUBHEADING ? ofHsCode(code.slice(0, SUBHEADING)) : []),
  ],
  containers: (row) => [
    synonymsOf(boxWords(row), { beginnings: true }),
    anyBox,
    synonymsOf(isoCodes(row.isoCode), { beginnings: false }),
    ...ofBox(row.id),
  ],
  'cold-box': (row) => [synonymsOf(coldWords(row), { beginnings: true }), ...ofColdProduct(row.id)],
  'trade-terms': (row) => ofTerm(row.code),
  'dangerous-goods': (row) => ofUnNumber(row.un),
  airports: (row) => ofCountry(row.countryCode),
  pallets: () => [],
};

/** The words of the trade that stand for a row without being its name. */
export function rowSynonyms<Name extends Dataset>(dataset: Name, row: DatasetRows[Name]): Synonyms[] {
  return found[dataset](row);
}
