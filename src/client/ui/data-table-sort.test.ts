import { describe, expect, it } from 'vitest';
import { ariaSort, nextSort } from './data-table-sort.ts';

describe('nextSort', () => {
  it('sorts a new column ascending, whatever the old one did', () => {
    expect(nextSort(null, 'code')).toEqual({ key: 'code', direction: 'asc' });
    expect(nextSort({ key: 'name', direction: 'asc' }, 'code')).toEqual({ key: 'code', direction: 'asc' });
  });

  it('turns the present column round at each press', () => {
    expect(nextSort({ key: 'code', direction: 'asc' }, 'code').direction).toBe('desc');
    expect(nextSort({ key: 'code', direction: 'desc' }, 'code').direction).toBe('asc');
  });
});

describe('ariaSort', () => {
  it('marks only the sorted column', () => {
    expect(ariaSort({ key: 'code', direction: 'desc' }, 'code')).toBe('descending');
    expect(ariaSort({ key: 'code', direction: 'desc' }, 'name')).toBeUndefined();
  });
});
