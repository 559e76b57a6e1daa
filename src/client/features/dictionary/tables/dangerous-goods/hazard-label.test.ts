import { describe, expect, it } from 'vitest';
import { CLASS_NAMES, HAZARD_CLASSES, hazardClass } from './hazard-classes.ts';
import { cornerFigure } from './hazard-label.tsx';

describe('classes of dangerous goods', () => {
  it('DICT-05 has nine classes with every division', () => {
    expect(Object.keys(CLASS_NAMES).join(' ')).toBe('1 2 3 4 5 6 7 8 9');
    expect(HAZARD_CLASSES.map(({ code }) => code).join(' ')).toBe(
      '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9',
    );
  });

  it('DICT-05 says what each is in its own language', () => {
    for (const { name, about } of HAZARD_CLASSES) {
      expect(
        [name.zh, about.zh].every((text) => /\p{Script=Han}/u.test(text)),
        name.en,
      ).toBe(true);
      expect(`${name.en} ${about.en}`).toMatch(/^[^\p{Script=Han}，。；：（）、]+$/u);
    }
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
