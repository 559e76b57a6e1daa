import { describe, expect, it } from 'vitest';
import { pageIdOf } from './page-id.ts';

describe('ROUTE-12 the page id of a path', () => {
  it.each([
    ['/home', 1],
    ['/memoirs/news', 2],
    ['/memoirs/landmark', 2],
    ['/memoirs/newsdetail/n-1', null],
    ['/memoirs/partyconstruction', null],
    ['/memoirs/partyconstructiondetail/p-1', null],
    ['/memoirs/talentplan', null],
    ['/memoirs/talentplandetail/t-1', null],
    ['/product/seatransport', 3],
    ['/logisticstools/tracking', 4],
    ['/dictionary/ports/CNNGB', 5],
    ['/expertteam/expertsshow/e-1', 6],
    ['/aboutus/contactus', 7],
    ['/personal', 8],
    ['/searchresult', 9],
    ['/login', null],
    ['/explain', null],
    ['/', null],
    ['', null],
    ['/constructor', null],
  ])('of %s is %s', (path, id) => {
    expect(pageIdOf(path)).toBe(id);
  });
});
