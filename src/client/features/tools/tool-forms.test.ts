import { describe, expect, it } from 'vitest';
import { readPasted } from '#domain/loading/paste.ts';
import { exampleFreeForm, readDates, readDays, readTariff, TEMPLATES, templateOf } from './freetime-form-state.ts';
import { freeFormFromText, freeFormToText } from './freetime-form-text.ts';
import { emptyForm, exampleForm, formRow, loadFormAfter, readRow } from './load-form-state.ts';
import { formFromText, formToText } from './load-form-text.ts';

const names = ['Cartons', 'Pallets', 'Drums'] as const;
const withoutIds = (text: string) => JSON.parse(text);

describe('the form of the load calculator', () => {
  it('comes back from the device or an address as it was left', () => {
    const text = formToText({ ...exampleForm(names), box: '40HQ', lengthUnit: 'in' });
    const back = formFromText(text);
    expect(back).toMatchObject({ box: '40HQ', lengthUnit: 'in', example: false });
    expect(withoutIds(formToText(back ?? emptyForm()))).toEqual(withoutIds(text));
  });

  it('takes nothing that is not such a form', () => {
    const good = withoutIds(formToText(exampleForm(names)));
    const bad = [
      'null',
      '{}',
      '[',
      '"x"',
      JSON.stringify({ ...good, v: 2 }),
      JSON.stringify({ ...good, u: 'km' }),
      JSON.stringify({ ...good, r: [] }),
      JSON.stringify({ ...good, r: Array.from({ length: 41 }, () => good.r[0]) }),
      JSON.stringify({ ...good, r: [['<img>', '1', '1', '1', '1', '1', 'sideways', 1]] }),
      JSON.stringify({ ...good, r: [['x'.repeat(61), '1', '1', '1', '1', '1', 'any', 1]] }),
    ];
    for (const text of bad) expect(formFromText(text), text).toBeNull();
  });

  it('reads a row in its units, and says what is wrong with which field', () => {
    const units = { lengthUnit: 'in', weightUnit: 'lb' } as const;
    const row = formRow({ length: '10', width: '10', height: '10', weight: '', quantity: '3' });
    expect(readRow(row, units).cargo).toMatchObject({ length: 254, weight: 0, quantity: 3 });
    const wrong = formRow({ length: 'x', width: '0', height: '9999', weight: '-1', quantity: '1.5', name: 'Box' });
    expect(readRow(wrong, units).faults).toEqual({
      length: 'no-number',
      width: 'too-small',
      height: 'too-large',
      weight: 'no-number',
      quantity: 'no-number',
    });
    expect(readRow(formRow(), units)).toEqual({ cargo: null, faults: {} });
  });

  it('puts pasted rows in the place of the example, and beside what was entered', () => {
    const pasted = readPasted('Name\tLength (cm)\tWidth\tHeight\nPump\t60\t50\t40', 40);
    const first = loadFormAfter(exampleForm(names), { type: 'paste', pasted });
    expect(first.rows.map((row) => row.name)).toEqual(['Pump']);
    expect(loadFormAfter(first, { type: 'paste', pasted }).rows).toHaveLength(2);
    const inches = readPasted('Name\tLength (in)\tWidth\tHeight\nPump\t60\t50\t40', 40);
    expect(loadFormAfter(first, { type: 'paste', pasted: inches })).toMatchObject({
      lengthUnit: 'in',
      rows: { length: 1 },
    });
  });

  it('always keeps one row, and stops at forty', () => {
    let form = emptyForm();
    for (let n = 0; n < 60; n += 1) form = loadFormAfter(form, { type: 'add' });
    expect(form.rows).toHaveLength(40);
    for (const row of form.rows) form = loadFormAfter(form, { type: 'remove', id: row.id });
    expect(form.rows).toHaveLength(1);
  });
});

describe('the form of the free time calculator', () => {
  it('comes back as it was left, and takes nothing else', () => {
    const text = freeFormToText({
      ...exampleFreeForm(),
      weekend: 'fri-sat',
      holidays: '2026-10-01',
      workdays: '2026-10-10',
    });
    const back = freeFormFromText(text);
    expect(back).toMatchObject({ weekend: 'fri-sat', example: false });
    expect(freeFormToText(back ?? exampleFreeForm())).toBe(text);
    for (const bad of ['{}', 'null', text.replace('"USD"', '"XYZ"'), text.replace('"v":1', '"v":9')])
      expect(freeFormFromText(bad), bad).toBeNull();
  });

  it('has a whole tariff in every template', () => {
    for (const template of TEMPLATES) {
      const form = { ...exampleFreeForm(), ...templateOf(template) };
      for (const period of ['demurrage', 'detention', 'combined'] as const)
        expect(readTariff(form, period)?.steps.at(-1)?.days, template).toBeNull();
    }
  });

  it('has no tariff while a figure of it is missing', () => {
    const form = exampleFreeForm();
    const broken = {
      ...form,
      tariffs: { ...form.tariffs, demurrage: { ...form.tariffs.demurrage, freeDays: 'seven' } },
    };
    expect(readTariff(broken, 'demurrage')).toBeNull();
    expect(readTariff(broken, 'detention')).not.toBeNull();
  });

  it('C5 knows worked days of weekends, and is read as it was kept before there were any', () => {
    const form = { ...exampleFreeForm(), workdays: '2026年10月10日、2026/9/20' };
    expect(readTariff(form, 'demurrage')?.workdays).toEqual(['2026-10-10', '2026-09-20']);
    const { k, ...before } = JSON.parse(freeFormToText(form));
    expect(k).toBe(form.workdays);
    expect(freeFormFromText(JSON.stringify(before))).toMatchObject({ workdays: '', holidays: form.holidays });
  });

  it('finds holidays in any layout, each once, and only real days', () => {
    expect(readDays('2026-10-01,2026-10-02\n2026-10-02; 2026-02-31 x')).toEqual(['2026-10-01', '2026-10-02']);
  });

  it('takes no date from what is none', () => {
    expect(readDates({ ...exampleFreeForm(), discharge: '2026-02-30', gateOut: '' })).toEqual({
      discharge: null,
      gateOut: null,
      emptyReturn: '2026-11-23',
    });
  });
});
