import { plainNumber } from '../plain-number.ts';
import type { Turning } from './cargo.ts';
import type { LengthUnit, WeightUnit } from './units.ts';

/** A line of a spreadsheet as text, cell by cell; units where the head of the column names one. */
interface PastedRow {
  name: string;
  length: string;
  width: string;
  height: string;
  weight: string;
  quantity: string;
  turning: Turning | null;
  stackable: boolean | null;
}

/** The cargo read from pasted text; a unit is null where no head names one. */
export interface Pasted {
  rows: PastedRow[];
  lengthUnit: LengthUnit | null;
  weightUnit: WeightUnit | null;
}

type Field = keyof PastedRow;
const ORDER: readonly Field[] = ['name', 'length', 'width', 'height', 'weight', 'quantity', 'stackable', 'turning'];

/** Heads of columns in packing lists, in either language; the first that fits counts, except for weights. */
const HEADS: readonly (readonly [Field, RegExp])[] = [
  ['length', /^(l|len|length|长|长度)(?![a-z])/],
  ['width', /^(w|wid|width|breadth|宽|宽度)(?![a-z])/],
  ['height', /^(h|ht|height|高|高度)(?![a-z])/],
  ['weight', /weight|^(kg|kgs|lb|lbs|gw|g\.w)|重/],
  ['quantity', /^(q|qty|quantity|pcs|pieces|ctns?|cartons|packages|count|no\. of)|数量|件数|箱数/],
  ['stackable', /stack|堆|叠/],
  ['turning', /turn|rotat|upright|转|倒|朝上/],
  ['name', /name|item|goods|cargo|description|desc|article|product|品名|货名|名称|货物/],
];

const YES = /^(1|y|yes|true|x|✓|√|是|可|可以|能)$/i;
const NO = /^(0|n|no|false|-|否|不|不可|不能)$/i;

function separatorOf(line: string): string {
  if (line.includes('\t')) return '\t';
  return line.includes(';') ? ';' : ',';
}

/** Cuts a line into cells; quotes keep separators and doubled quotes as spreadsheets write them. */
function cells(line: string, separator: string): string[] {
  const found: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const sign = line[i] ?? '';
    if (sign === '"' && quoted && line[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (sign === separator && !quoted) {
      found.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...found, cell.trim()];
}

/** A number as people write it, with or without a unit behind it: `1,200`, `12,5`, `35 kg`, `24"`; empty when it is none. */
export function numberWithUnit(text: string): string {
  return plainNumber(
    text
      .normalize('NFKC')
      .trim()
      .replace(/[a-z"]+\.?$/i, ''),
  );
}

/** The weight of one piece, of all pieces of the line, and the unit of the weights. */
const PER_PIECE = /\bunit\b(?!\W*(kgs?|lbs?)\b)|each|\bper\b|\/\s*(pcs?|pieces?|ctns?|cartons?)|单(?!位)|每/;
const TOTAL = /total|总|合计/;
const NAME_OF_UNIT = /weight units?$|unit of|单位$/;

const isTotal = (word: string) => TOTAL.test(word) && !PER_PIECE.test(word);

/** The column to take weights from: packing lists have several, and the form asks for that of one piece. */
function weightAt(words: readonly string[]): number {
  const isWeight = (word: string) => HEADS.find(([, pattern]) => pattern.test(word))?.[0] === 'weight';
  const found = words.filter(isWeight);
  const weights = found.filter((word) => !NAME_OF_UNIT.test(word));
  const [first = ''] = weights.length > 0 ? weights : found;
  const chosen = weights.find((word) => PER_PIECE.test(word)) ?? weights.find((word) => !isTotal(word)) ?? first;
  return words.indexOf(chosen);
}

interface Columns {
  fields: readonly (Field | null)[];
  /** Whether the weight is that of all pieces together. */
  totalWeight: boolean;
}

function columnsOf(head: readonly string[]): Columns | null {
  const words = head.map((cell) => cell.normalize('NFKC').trim().toLowerCase());
  const weighed = weightAt(words);
  const taken = new Set<Field>();
  const fields = words.map((word, at) => {
    const field = HEADS.find(([name, pattern]) => !taken.has(name) && pattern.test(word))?.[0] ?? null;
    if (field === null || (field === 'weight' && at !== weighed)) return null;
    taken.add(field);
    return field;
  });
  if (!(['length', 'width', 'height'] as const).every((side) => fields.includes(side))) return null;
  return { fields, totalWeight: isTotal(words[weighed] ?? '') };
}

/** The weight of one piece, to a tenth of a gram; of a line that says no quantity there is one piece. */
function weightOfOne(weight: string, quantity: string, isOfAll: boolean): string {
  const pieces = Number(quantity);
  if (!isOfAll || weight === '' || pieces <= 0) return weight;
  return String(Number((Number(weight) / pieces).toFixed(4)));
}

function unitsOf(head: readonly string[]): Pick<Pasted, 'lengthUnit' | 'weightUnit'> {
  const words = head.join(' ').normalize('NFKC').toLowerCase();
  const lengths: readonly (readonly [LengthUnit, RegExp])[] = [
    ['mm', /\bmm\b|毫米/],
    ['cm', /\bcm\b|厘米/],
    ['in', /\binch(es)?\b|\(in\)|英寸/],
  ];
  const weights: readonly (readonly [WeightUnit, RegExp])[] = [
    ['lb', /\blbs?\b|磅/],
    ['kg', /\bkgs?\b|公斤|千克/],
  ];
  return {
    lengthUnit: lengths.find(([, pattern]) => pattern.test(words))?.[0] ?? null,
    weightUnit: weights.find(([, pattern]) => pattern.test(words))?.[0] ?? null,
  };
}

function yesOrNo(text: string): boolean | null {
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}

function turningOf(text: string): Turning | null {
  if (/any|任意/i.test(text)) return 'any';
  if (/upright|base|向上|直立|平转/i.test(text)) return 'upright';
  const turned = yesOrNo(text);
  if (turned === null) return /none|fixed|固定/i.test(text) ? 'none' : null;
  return turned ? 'upright' : 'none';
}

/**
 * Reads rows copied from a spreadsheet or a CSV file: tabs, semicolons or commas, with or without a line of heads in
 * either language. Without heads the order is name, length, width, height, weight, quantity, stackable, turning. Lines
 * without measures (totals, titles) are left out.
 */
export function readPasted(text: string, most: number): Pasted {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const separator = separatorOf(lines[0] ?? '');
  const table = lines.slice(0, most * 4).map((line) => cells(line, separator));
  const at = table.findIndex((line) => columnsOf(line) !== null);
  const head = table[at];
  const { fields, totalWeight } = (head && columnsOf(head)) ?? { fields: ORDER, totalWeight: false };
  const rows = table.slice(at + 1).flatMap((line): PastedRow[] => {
    const cell = (field: Field) => line[fields.indexOf(field)] ?? '';
    const sides = {
      length: numberWithUnit(cell('length')),
      width: numberWithUnit(cell('width')),
      height: numberWithUnit(cell('height')),
    };
    if (Object.values(sides).includes('')) return [];
    const quantity = numberWithUnit(cell('quantity'));
    return [
      {
        name: cell('name'),
        ...sides,
        weight: weightOfOne(numberWithUnit(cell('weight')), quantity, totalWeight),
        quantity,
        turning: turningOf(cell('turning')),
        stackable: yesOrNo(cell('stackable')),
      },
    ];
  });
  const units = head ? unitsOf(head) : { lengthUnit: null, weightUnit: null };
  return { rows: rows.slice(0, most), ...units };
}
