import { describe, expect, it } from 'vitest';
import { typeAhead } from './type-ahead.ts';

const labels = ['Home', 'Tracking', 'Ports', 'Pallets', 'Personal center', '宁波'];

describe('typeAhead', () => {
  it('goes to the next item with that letter, and round again', () => {
    expect(typeAhead(labels, 0, 'p')).toBe(2);
    expect(typeAhead(labels, 2, 'p')).toBe(3);
    expect(typeAhead(labels, 4, 'pp')).toBe(2);
  });

  it('keeps the present item while more letters still fit it', () => {
    expect(typeAhead(labels, 2, 'po')).toBe(2);
    expect(typeAhead(labels, 2, 'pe')).toBe(4);
  });

  it('ignores case and full-width letters and finds Chinese', () => {
    expect(typeAhead(labels, -1, 'Ｔ')).toBe(1);
    expect(typeAhead(labels, 0, '宁')).toBe(5);
  });

  it('says -1 when nothing fits or nothing was typed', () => {
    expect(typeAhead(labels, 0, 'x')).toBe(-1);
    expect(typeAhead(labels, 0, '')).toBe(-1);
    expect(typeAhead([], 0, 'a')).toBe(-1);
  });
});
