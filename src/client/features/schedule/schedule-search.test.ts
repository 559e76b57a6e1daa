import { describe, expect, it } from 'vitest';
import { scheduleSearch } from './schedule-search.ts';

const found = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(scheduleSearch(search)).filter(([, value]) => value !== undefined));

describe('PLAN-01 the address of a query', () => {
  it('has ports, company, days and how the answer is shown', () => {
    const whole = {
      pol: 'CNNGB',
      pod: 'NLRTM',
      company: 'DEMO',
      from: '2026-11-21',
      to: '2026-12-18',
      direct: '1',
      sort: 'transit',
      order: 'desc',
      view: 'chart',
    };
    expect(found(whole)).toEqual(whole);
  });

  it('takes codes in any case, and names of ports as they are written', () => {
    expect(found({ pol: 'cnngb', pod: ' 鹿特丹 ', company: 'demo', direct: 1 })).toEqual({
      pol: 'CNNGB',
      pod: '鹿特丹',
      company: 'DEMO',
      direct: '1',
    });
  });

  it('takes the code out of what a field shows', () => {
    expect(found({ pol: 'Ho Chi Minh City VNSGN', pod: 'Port Klang' })).toEqual({ pol: 'VNSGN', pod: 'Port Klang' });
  });

  it('leaves out what is no day, no company and no way of showing', () => {
    const foreign = {
      from: '2026-02-30',
      to: '21.11.2026',
      company: 'DEMO1',
      direct: '2',
      sort: 'price',
      order: 'up',
      view: 'map',
    };
    expect(found({ ...foreign, pol: '', pod: { a: 1 } })).toEqual({});
  });

  it('cuts texts short and lets no control character through', () => {
    const { pol = '' } = scheduleSearch({ pol: `a\u0000b\u202e${'x'.repeat(500)}` });
    expect(pol.length).toBeLessThanOrEqual(60);
    expect(pol).toMatch(/^a b x+$/);
  });
});
