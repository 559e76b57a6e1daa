import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { party, talent } from '#contract/content.ts';
import { PERMISSIONS } from '#contract/roles.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loggedIn } from '#tests/support/logged-in.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

let test: TestApp;
let member: VisitorBrowser;

beforeAll(async () => {
  test = await buildTestApp();
  member = await loggedIn(test, PERMISSIONS.member);
});

afterAll(() => test.close());

describe('NEWS-03 party construction and talent plan', () => {
  it.each([
    ['party', party],
    ['talent', talent],
  ] as const)('are listed and read by members, page by page: %s', async (_, calls) => {
    const first = (await member.send(calls.list, { query: { pageNum: '1', pageSize: '5' } })).json().message;
    const second = (await member.send(calls.list, { query: { pageNum: '2', pageSize: '5' } })).json().message;
    expect(first.total).toBe(first.rows.length + second.rows.length);
    expect(new Set([...first.rows, ...second.rows].map(({ id }: { id: string }) => id)).size).toBe(first.total);
    expect(first.rows[0]).not.toHaveProperty('body');
    const { id } = first.rows[0];
    const item = (await member.send(calls.entry, { params: { id } })).json().message;
    expect(item.body.zh).toMatch(/^<p>/);
  });

  it('put the newest of party construction first, and courses in the order of the plan', async () => {
    const dates = (await member.send(party.list)).json().message.rows.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const [first] = (await member.send(talent.list)).json().message.rows;
    expect(first.id).toBe('freight-basics');
  });

  it('are not there for one whose address nobody has, and closed to visitors without a session', async () => {
    expect((await member.send(party.entry, { params: { id: 'nothing' } })).statusCode).toBe(404);
    const guest = new VisitorBrowser(test.app);
    for (const call of [party.list, talent.list]) expect((await guest.send(call)).statusCode).toBe(401);
    const partner = await loggedIn(test, PERMISSIONS.partner);
    expect((await partner.send(party.list)).statusCode).toBe(403);
  });

  it('are never kept for others by anything in between', async () => {
    const answer = await member.send(party.list);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('do not stand in the search of the site, which is open to everyone', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/bCommon/globalSearch?keywords=Work%20Safety%20Month',
    });
    expect(answer.payload).not.toContain('safety-month-study-session');
  });
});
