import { describe, expect, it } from 'vitest';
import { groupExperts } from './expert-groups.ts';

const name = { zh: '名', en: 'Name' };
const expert = (id: string, classId: string) => ({ id, classId, name, title: name });
const sea = { id: 'sea', name };
const customs = { id: 'customs', name };

describe('groupExperts', () => {
  it('EXP-01 keeps both orders, leaves out empty classes and loses nobody', () => {
    const groups = groupExperts(
      [customs, sea, { id: 'air', name }],
      [expert('a', 'sea'), expert('b', 'gone'), expert('c', 'customs'), expert('d', 'sea')],
    );
    expect(groups.map(({ group, experts }) => [group?.id ?? null, experts.map(({ id }) => id)])).toEqual([
      ['customs', ['c']],
      ['sea', ['a', 'd']],
      [null, ['b']],
    ]);
  });

  it('ROUTE-07 has no groups without experts', () => {
    expect(groupExperts([sea], [])).toEqual([]);
  });
});
