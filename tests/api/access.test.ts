import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS, PERMISSIONS } from '#contract/roles.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { loggedIn } from '#tests/support/logged-in.ts';
import { VisitorBrowser } from '#tests/support/visitor-call.ts';

/**
 * S03: what each role may ask, written down here by hand and held against every call of the contract. `open` is what
 * anyone may ask; a new call has to be put into the right line.
 */
const ALLOWED: Record<(typeof AREAS)[number], readonly (keyof typeof PERMISSIONS)[]> = {
  session: ['tourist', 'member', 'partner', 'staff', 'admin'],
  members: ['member', 'staff', 'admin'],
  tools: ['member', 'staff', 'admin'],
};
const CALLS: Record<(typeof AREAS)[number], RegExp> = {
  session:
    /^(users\.(get|sessions|change(Password|Content|Phone|Avatar)|sendOwnCode|endSession|requestDeletion|cancelDeletion|consent|export|linkWechat|unlinkWechat)|files\..+)$/,
  members: /^(party|talent)\./,
  tools: /^(tracking|watch|schedule)\b/,
};

const guarded: readonly RouteDefinition[] = routes.filter((route) => route.token);

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ limits: { requests: 100_000, work: 100_000 } });
});
afterAll(() => test.close());

async function setPublicTracking(value: 0 | 1): Promise<void> {
  await test.pool.query(
    `insert into site_document (name, value) values ('config', jsonb_build_object('publicTracking', $1::int))
     on conflict (name) do update set value = site_document.value || excluded.value`,
    [value],
  );
}

describe('S03 the area of every call', () => {
  it('is the one that is written down here', () => {
    for (const { name, access } of guarded) {
      const expected = AREAS.find((area) => CALLS[area].test(name));
      expect([name, access]).toEqual([name, expected]);
    }
  });

  it('ROUTE-03, ROUTE-05 leaves nothing open that belongs to members', () => {
    const open = routes.filter((route) => !route.token).map(({ name }) => name);
    expect(open.filter((name) => CALLS.members.test(name) || CALLS.tools.test(name))).toEqual([]);
  });
});

const people = [null, ...Object.keys(PERMISSIONS)] as (keyof typeof PERMISSIONS | null)[];

describe.each(people)('S03 as %s', (role) => {
  let visitor: VisitorBrowser;
  beforeAll(async () => {
    await setPublicTracking(0);
    visitor = role === null ? new VisitorBrowser(test.app) : await loggedIn(test, PERMISSIONS[role]);
  });

  it.each(guarded.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    const body = route.method === 'GET' || route.method === 'DELETE' ? {} : { body: {} };
    const answer = await visitor.send(route, { ...body, params: { id: 'nothing' } });
    const { code } = answer.json();
    if (role === null) {
      expect(answer.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
    } else if (route.access !== undefined && ALLOWED[route.access].includes(role)) {
      expect(['unauthenticated', 'forbidden', 'internal']).not.toContain(code);
    } else {
      expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the switch publicTracking', () => {
  it('opens the tools to everyone, but for the list that belongs to an account, and nothing else', async () => {
    await setPublicTracking(1);
    const visitor = new VisitorBrowser(test.app);
    for (const route of guarded) {
      const body = route.method === 'GET' || route.method === 'DELETE' ? {} : { body: {} };
      const { code } = (await visitor.send(route, { ...body, params: { id: 'nothing' } })).json();
      if (route.name.startsWith('watch.')) expect(['unauthenticated', 'validation']).toContain(code);
      else if (route.access === 'tools') expect([route.name, code]).not.toEqual([route.name, 'unauthenticated']);
      else expect([route.name, code]).toEqual([route.name, 'unauthenticated']);
    }
  });
});
