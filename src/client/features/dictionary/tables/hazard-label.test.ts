import { describe, expect, it } from 'vitest';
import { CLASS_NAMES, HAZARD_CLASSES, hazardClass } from './hazard-classes.ts';
import { cornerFigure } from './hazard-label.tsx';

describe('classes of dangerous goods', () => {
  it('DICT-05 has nine classes, and every division belongs to one of them', () => {
    expect(Object.keys(CLASS_NAMES)).toHaveLength(9);
    for (const { code } of HAZARD_CLASSES) expect(CLASS_NAMES).toHaveProperty(code.slice(0, 1));
  });

  it('finds the class of a division, of a label and of a bare class', () => {
    expect(hazardClass('4.3')?.label).toBe('dangerous-when-wet');
    expect(hazardClass('9A')?.code).toBe('9');
    expect(hazardClass('1')?.label).toBe('explosive');
    expect(hazardClass('X')).toBeUndefined();
  });

  it('writes the figure that the Model Regulations put in the corner of each label', () => {
    expect(['1.4', '2.1', '3', '4.2', '5.1', '5.2', '6.1', '9A'].map(cornerFigure)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5.1',
      '5.2',
      '6',
      '9',
    ]);
  });
});
