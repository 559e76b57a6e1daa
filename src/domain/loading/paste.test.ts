import { describe, expect, it } from 'vitest';
import { numberWithUnit, readPasted } from './paste.ts';
import { kilograms, millimetres } from './units.ts';

describe('rows pasted from a spreadsheet', () => {
  it('reads heads in either language, units among them, in any order', () => {
    const text = '品名\t件数\t长(mm)\t宽(mm)\t高(mm)\t单重(kg)\n电机\t12\t600\t400\t350\t18.5\n合计\t12\t\t\t\t222';
    expect(readPasted(text, 40)).toMatchObject({
      lengthUnit: 'mm',
      weightUnit: 'kg',
      rows: [{ name: '电机', quantity: '12', length: '600', width: '400', height: '350', weight: '18.5' }],
    });
    const english = 'Item,L (in),W (in),H (in),G.W. lbs,Qty,Stackable\n"Pump, large",24,18,20.5,"1,200",3,no';
    expect(readPasted(english, 40)).toMatchObject({
      lengthUnit: 'in',
      weightUnit: 'lb',
      rows: [{ name: 'Pump, large', length: '24', height: '20.5', weight: '1200', quantity: '3', stackable: false }],
    });
  });

  it.each([
    ['Total weight\tQty\tUnit weight', '222\t12\t18.5', '18.5'],
    ['Unit weight (kg)\tQty\tTotal weight (kg)', '18.5\t12\t222', '18.5'],
    ['Total G.W. weight\tQty\tWeight/ctn', '222\t12\t18.5', '18.5'],
    ['总重\t件数\t单重', '222\t12\t18.5', '18.5'],
    ['毛重合计\t件数\t毛重', '222\t12\t18.5', '18.5'],
    ['重量单位\t件数\t重量', 'kg\t12\t18.5', '18.5'],
    ['Weight\tQty\tWeight unit', '18.5\t12\tkg', '18.5'],
    ['Total weight (unit: kg)\tQty\tWeight', '222\t12\t18.5', '18.5'],
    ['Total weight\tQty', '222\t12', '18.5'],
    ['总重(kg)\t件数', '100\t3', '33.3333'],
    ['Total weight\tQty', '222\t', '222'],
    ['Total weight\tQty', '\t12', ''],
    ['Gross weight\tQty\tNet weight', '19\t12\t18', '19'],
  ])('takes the weight of one piece: %j of %j is %s', (heads, values, weight) => {
    const text = `Name\tL\tW\tH\t${heads}\nPump\t60\t50\t40\t${values}`;
    expect(readPasted(text, 40).rows).toMatchObject([{ name: 'Pump', length: '60', weight }]);
  });

  it('takes the order of the form where there are no heads', () => {
    expect(readPasted('Carton\t60\t40\t35\t12\t200\nDrum;58', 40)).toMatchObject({
      lengthUnit: null,
      rows: [
        { name: 'Carton', length: '60', width: '40', height: '35', weight: '12', quantity: '200', stackable: null },
      ],
    });
  });

  it('keeps quoted line ends out of trouble and never gives more rows than asked', () => {
    const text = Array.from({ length: 500 }, (_, n) => `c${n}\t1\t1\t1\t1\t1`).join('\r\n');
    expect(readPasted(text, 40).rows).toHaveLength(40);
    expect(readPasted('', 40).rows).toEqual([]);
    expect(readPasted('"""a""", 1, 2, 3', 40).rows[0]?.name).toBe('"a"');
  });

  it('reads numbers as they are written in different countries', () => {
    const read = ['1,200', '1.200,5', '12,5', '35 kg', '１２０', "1'200", '-4', 'x', ''].map(numberWithUnit);
    expect(read).toEqual(['1200', '1200.5', '12.5', '35', '120', '1200', '', '', '']);
  });
});

it('rounds lengths up to whole millimetres and weights not at all', () => {
  expect([millimetres(1.1, 'cm'), millimetres(12, 'in'), millimetres(10.01, 'mm')]).toEqual([11, 305, 11]);
  expect(kilograms(10, 'lb')).toBeCloseTo(4.5359237, 9);
});
