import type { Turning } from './cargo.ts';
import type { LengthUnit, WeightUnit } from './units.ts';

/** A line of a spreadsheet as text, cell by cell; units where the head of the column names one. */
export interface PastedRow {
  name: string;
  length: string;
  width: string;
  height: string;
  weight: string;
  quantity: string;
  turning: Turning | null;
  stackable: boolean | null;
}

export interface Pasted {
  rows: PastedRow[];
  lengthUnit: LengthUnit | null;
  weightUnit: WeightUnit | null;
}

type Field = keyof PastedRow;
const ORDER: readonly Field[] = ['name', 'length', 'width', 'height', 'weight', 'quantity', 'stackable', 'turning'];

/** What columns are called in packing lists, in either language; the first that fits counts. */
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

/** A number as people write it: `1,200`, `1.200,5`, `12,5`, `35 kg`, full-width digits; empty when it is none. */
export function plainNumber(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\s'’]|[a-z"]+\.?$/gi, '');
  const decimalComma = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(bare) && !/^\d{1,3}(,\d{3})+$/.test(bare);
  const number = decimalComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(number) ? number : '';
}

function fieldsOf(head: readonly string[]): (Field | null)[] | null {
  const taken = new Set<Field>();
  const fields = head.map((cell) => {
    const word = cell.normalize('NFKC').toLowerCase();
    const field = HEADS.find(([name, pattern]) => !taken.has(name) && pattern.test(word))?.[0] ?? null;
    if (field) taken.add(field);
    return field;
  });
  return ['length', 'width', 'height'].every((side) => fields.includes(side as Field)) ? fields : null;
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
  const at = table.findIndex((line) => fieldsOf(line) !== null);
  const head = table[at];
  const fields = (head && fieldsOf(head)) ?? ORDER;
  const rows = table.slice(at + 1).flatMap((line): PastedRow[] => {
    const cell = (field: Field) => line[fields.indexOf(field)] ?? '';
    const sides = {
      length: plainNumber(cell('length')),
      width: plainNumber(cell('width')),
      height: plainNumber(cell('height')),
    };
    if (Object.values(sides).includes('')) return [];
    return [
      {
        name: cell('name'),
        ...sides,
        weight: plainNumber(cell('weight')),
        quantity: plainNumber(cell('quantity')),
        turning: turningOf(cell('turning')),
        stackable: yesOrNo(cell('stackable')),
      },
    ];
  });
  const units = head ? unitsOf(head) : { lengthUnit: null, weightUnit: null };
  return { rows: rows.slice(0, most), ...units };
}
