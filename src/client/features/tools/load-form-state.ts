import { BOX_IDS, type BoxId } from '#domain/loading/boxes.ts';
import { CARGO_LIMITS, type CargoRow, type Turning } from '#domain/loading/cargo.ts';
import { numberWithUnit, type Pasted } from '#domain/loading/paste.ts';
import { kilograms, type LengthUnit, millimetres, type WeightUnit } from '#domain/loading/units.ts';

/** The fields of a row that hold a number, as typed. */
export const NUMBERS = ['length', 'width', 'height', 'weight', 'quantity'] as const;
/** One of {@link NUMBERS}. */
export type NumberField = (typeof NUMBERS)[number];

/** A row as it stands in the form. */
export interface FormRow extends Record<NumberField, string> {
  /** Identity on the page only. */
  id: number;
  name: string;
  turning: Turning;
  stackable: boolean;
}

/** The whole form of the calculator as typed. */
export interface LoadForm {
  lengthUnit: LengthUnit;
  weightUnit: WeightUnit;
  rows: readonly FormRow[];
  /** The box type to draw; null for the recommended one. */
  box: BoxId | null;
  /** Nothing was entered yet: what stands there is an example. */
  example: boolean;
}

/** Actions of a visitor on the form. */
export type LoadAction =
  | { type: 'row'; id: number; change: Partial<Omit<FormRow, 'id'>> }
  | { type: 'add' }
  | { type: 'remove'; id: number }
  | { type: 'units'; lengthUnit?: LengthUnit; weightUnit?: WeightUnit }
  | { type: 'box'; box: BoxId }
  | { type: 'paste'; pasted: Pasted }
  | { type: 'replace'; form: LoadForm };

let lastId = 0;

/** A row with an identity of its own. */
export function formRow(given: Partial<Omit<FormRow, 'id'>> = {}): FormRow {
  lastId += 1;
  const empty = { name: '', length: '', width: '', height: '', weight: '', quantity: '1' };
  return { ...empty, turning: 'upright', stackable: true, ...given, id: lastId };
}

/** A form with nothing in it but one empty row. */
export function emptyForm(): LoadForm {
  return { lengthUnit: 'cm', weightUnit: 'kg', rows: [formRow()], box: null, example: false };
}

/** Cargo to look at before any is entered; names are given in the visitor's language. */
export function exampleForm(names: readonly [string, string, string]): LoadForm {
  const [cartons, pallets, drums] = names;
  const rows = [
    formRow({ name: cartons, length: '60', width: '40', height: '35', weight: '12', quantity: '260', turning: 'any' }),
    formRow({
      name: pallets,
      length: '120',
      width: '80',
      height: '145',
      weight: '420',
      quantity: '10',
      stackable: false,
    }),
    formRow({ name: drums, length: '58', width: '58', height: '88', weight: '200', quantity: '24', turning: 'none' }),
  ];
  return { ...emptyForm(), rows, example: true };
}

/** Why a number of the form is none: nothing there, not a number, nothing or less, or beyond what is planned. */
export type FieldFault = 'missing' | 'no-number' | 'too-small' | 'too-large';

/** Faults of a row, by field; empty when there are none. */
export type RowFaults = Partial<Record<NumberField, FieldFault>>;

const LARGEST: Readonly<Record<NumberField, number>> = {
  length: CARGO_LIMITS.side,
  width: CARGO_LIMITS.side,
  height: CARGO_LIMITS.side,
  weight: CARGO_LIMITS.weight,
  quantity: CARGO_LIMITS.quantity,
};

function faultOf(field: NumberField, typed: string, value: number): FieldFault | null {
  // Cargo without a weight can be planned by space alone.
  if (typed.trim() === '') return field === 'weight' ? null : 'missing';
  if (Number.isNaN(value)) return 'no-number';
  if (value <= 0 && field !== 'weight') return 'too-small';
  if (field === 'quantity' && !Number.isInteger(value)) return 'no-number';
  return value > LARGEST[field] ? 'too-large' : null;
}

/** Reads a row; either cargo, or what is wrong with which field. A row in which nothing is typed is neither. */
export function readRow(
  row: FormRow,
  units: Pick<LoadForm, 'lengthUnit' | 'weightUnit'>,
): { cargo: CargoRow | null; faults: RowFaults } {
  const untouched = NUMBERS.every((field) => row[field].trim() === '' || field === 'quantity') && row.name === '';
  if (untouched) return { cargo: null, faults: {} };
  const value = (field: NumberField) => Number(numberWithUnit(row[field]) || (row[field].trim() === '' ? '0' : 'NaN'));
  const side = (field: 'length' | 'width' | 'height') => millimetres(value(field), units.lengthUnit);
  const numbers = {
    length: side('length'),
    width: side('width'),
    height: side('height'),
    weight: kilograms(value('weight'), units.weightUnit),
    quantity: value('quantity'),
  };
  const faults: RowFaults = {};
  for (const field of NUMBERS) {
    const fault = faultOf(field, row[field], numbers[field]);
    if (fault) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { cargo: null, faults };
  return { cargo: { ...numbers, name: row.name, turning: row.turning, stackable: row.stackable }, faults };
}

function pastedRows({ rows }: Pasted): FormRow[] {
  return rows.map(({ turning, stackable, name, ...numbers }) =>
    formRow({
      ...numbers,
      name: name.slice(0, CARGO_LIMITS.name),
      quantity: numbers.quantity || '1',
      ...(turning === null ? {} : { turning }),
      ...(stackable === null ? {} : { stackable }),
    }),
  );
}

/** Reducer of the form: its next state after an action. */
export function loadFormAfter(form: LoadForm, action: LoadAction): LoadForm {
  switch (action.type) {
    case 'row':
      return {
        ...form,
        example: false,
        rows: form.rows.map((row) => (row.id === action.id ? { ...row, ...action.change } : row)),
      };
    case 'add':
      return form.rows.length < CARGO_LIMITS.rows ? { ...form, example: false, rows: [...form.rows, formRow()] } : form;
    case 'remove': {
      const rows = form.rows.filter((row) => row.id !== action.id);
      return { ...form, example: false, rows: rows.length > 0 ? rows : [formRow()] };
    }
    case 'units':
      return {
        ...form,
        example: false,
        lengthUnit: action.lengthUnit ?? form.lengthUnit,
        weightUnit: action.weightUnit ?? form.weightUnit,
      };
    case 'box':
      return { ...form, box: BOX_IDS.find((id) => id === action.box) ?? null };
    case 'paste': {
      const kept = form.example ? [] : form.rows.filter((row) => readRow(row, form).cargo !== null);
      const { lengthUnit, weightUnit } = action.pasted;
      // Rows of another unit cannot stand beside those that are there.
      const foreign =
        (lengthUnit ?? form.lengthUnit) !== form.lengthUnit || (weightUnit ?? form.weightUnit) !== form.weightUnit;
      const rows = [...(foreign ? [] : kept), ...pastedRows(action.pasted)].slice(0, CARGO_LIMITS.rows);
      return {
        ...form,
        example: false,
        lengthUnit: lengthUnit ?? form.lengthUnit,
        weightUnit: weightUnit ?? form.weightUnit,
        rows,
      };
    }
    case 'replace':
      return action.form;
  }
}
