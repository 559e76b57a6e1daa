import { describe, expect, it } from 'vitest';
import { DATASETS } from '#contract/datasets.ts';
import { definitions, properPlace, tableOfEntries, tableOnPage } from './index.ts';

describe('the tables of the dictionary', () => {
  it('stand in the order of the menu, each at an address of its own', () => {
    expect(Object.keys(definitions)).toEqual(DATASETS);
    const all = Object.values(definitions);
    expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
    expect(new Set(all.map(({ entryPath }) => entryPath)).size).toBe(all.length);
  });

  it('are known by the page they are on, and by where their entries are', () => {
    expect(tableOnPage('containerSize')?.dataset).toBe('containers');
    expect(tableOnPage('containerSize', 'cold')?.dataset).toBe('cold-box');
    expect(tableOnPage('ports', 'cold')?.dataset).toBe('ports');
    expect([tableOnPage('coldBox'), tableOnPage('nowhere'), tableOfEntries('nowhere')]).toEqual([null, null, null]);
    expect(tableOfEntries('coldBox')?.dataset).toBe('cold-box');
  });

  it.each([
    ['hscode', 'hsCode'],
    ['COLDBOX', 'coldBox'],
    ['ports', null],
    ['nowhere', null],
  ])('ROUTE-14 %s is led to the spelling %s', (asked, proper) => {
    expect(properPlace(asked)).toBe(proper);
  });
});
