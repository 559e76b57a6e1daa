import { describe, expect, it } from 'vitest';
import { AREAS } from '#contract/roles.ts';
import { areaOfPage, badgeOf, hasAllRoles, hasAnyRole, hasRole, mayEnter, roleOf } from './access.ts';

const closed = { publicTracking: 0 };

describe('AUTH-07 roles', () => {
  it('come from the permission code, and an unknown code gives none', () => {
    expect([0, 6, 7, 8, 9].map(roleOf)).toEqual(['tourist', 'member', 'partner', 'staff', 'admin']);
    expect([1, 5, 10, -1, 6.5, Number.NaN].map(roleOf)).toEqual([null, null, null, null, null, null]);
  });

  it('are checked one, any or all, and an administrator passes every check', () => {
    expect(hasRole('member', 'member')).toBe(true);
    expect(hasRole('member', 'staff')).toBe(false);
    expect(hasRole(null, 'tourist')).toBe(false);
    expect(hasAnyRole('staff', ['member', 'staff'])).toBe(true);
    expect(hasAnyRole('partner', ['member', 'staff'])).toBe(false);
    expect(hasAllRoles('staff', ['member', 'staff'])).toBe(false);
    expect(hasAllRoles('staff', ['staff'])).toBe(true);
    expect([
      hasRole('admin', 'member'),
      hasAnyRole('admin', ['staff']),
      hasAllRoles('admin', ['member', 'staff']),
    ]).toEqual([true, true, true]);
  });

  it('SHELL-07 wear a badge by the number: 7 the member’s, 8 the staff’s', () => {
    expect([0, 6, 7, 8, 9].map(badgeOf)).toEqual([null, null, 'member', 'staff', null]);
  });
});

describe('ROUTE-14 areas', () => {
  const rows: [number | null, Record<(typeof AREAS)[number], string>][] = [
    [null, { session: 'log-in', members: 'log-in', tools: 'log-in' }],
    [0, { session: 'yes', members: 'no', tools: 'no' }],
    [6, { session: 'yes', members: 'yes', tools: 'yes' }],
    [7, { session: 'yes', members: 'no', tools: 'no' }],
    [8, { session: 'yes', members: 'yes', tools: 'yes' }],
    [9, { session: 'yes', members: 'yes', tools: 'yes' }],
    [99, { session: 'yes', members: 'no', tools: 'no' }],
  ];

  it.each(rows)('let permission %s in where the table says so', (permission, expected) => {
    const visitor = permission === null ? null : { permission };
    for (const area of AREAS) expect([area, mayEnter(area, visitor, closed)]).toEqual([area, expected[area]]);
    expect(mayEnter(null, visitor, closed)).toBe('yes');
  });

  it('open the tools, and nothing else, to everyone by the switch of the site', () => {
    expect(mayEnter('tools', null, { publicTracking: 1 })).toBe('yes');
    expect(mayEnter('tools', { permission: 7 }, { publicTracking: 1 })).toBe('yes');
    expect(mayEnter('members', null, { publicTracking: 1 })).toBe('log-in');
  });
});

describe('ROUTE-03, ROUTE-05 pages', () => {
  it.each([
    ['/memoirs/partyconstruction', 'members'],
    ['/memoirs/partyconstructiondetail/spring-lesson', 'members'],
    ['/memoirs/talentplan/', 'members'],
    ['/memoirs/talentplandetail/x', 'members'],
    ['/logisticstools/tracking', 'tools'],
    ['/logisticstools/shipplan', 'tools'],
    ['/personal', 'session'],
    ['/memoirs/news', null],
    ['/memoirs/landmark', null],
    ['/memoirs/partyconstructions', null],
    ['/home', null],
    ['/', null],
    ['/401', null],
  ] as const)('%s belongs to %s', (path, area) => {
    expect(areaOfPage(path)).toBe(area);
  });

  it('leaves the section itself and its calculators open to everyone, and nothing else there', () => {
    expect(areaOfPage('/logisticstools/loadcalculator')).toBeNull();
    expect(areaOfPage('/logisticstools/freetime/')).toBeNull();
    expect(areaOfPage('/logisticstools/freetime/x')).toBe('tools');
    expect(areaOfPage('/logisticstools/')).toBeNull();
    expect(areaOfPage('/logisticstools/other')).toBe('tools');
  });
});
