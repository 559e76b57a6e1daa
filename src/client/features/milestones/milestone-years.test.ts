import { describe, expect, it } from 'vitest';
import { byYear } from './milestone-years.ts';

const milestone = (id: string, date: string) => ({
  id,
  date,
  title: { zh: '一', en: 'One' },
  text: { zh: '二', en: 'Two' },
});

describe('byYear', () => {
  it('NEWS-02 puts years and what happened in them in order, with and without a day', () => {
    const years = byYear([
      milestone('c', '2021-08'),
      milestone('a', '2011-05'),
      milestone('b', '2021-02-14'),
      milestone('d', '2021-08-01'),
    ]);
    expect(years.map(({ year, milestones }) => [year, milestones.map(({ id }) => id)])).toEqual([
      ['2011', ['a']],
      ['2021', ['b', 'c', 'd']],
    ]);
  });

  it('has no years without milestones', () => {
    expect(byYear([])).toEqual([]);
  });
});
