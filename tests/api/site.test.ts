import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyGet, configGet, dockGet, expertClasses, expertList } from '#contract/site.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});

afterAll(() => test.close());

async function setDocument(name: string, value: unknown): Promise<void> {
  await test.pool.query(
    'insert into site_document (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, JSON.stringify(value)],
  );
  test.app.answers.invalidate('site');
}

describe('the site documents', () => {
  it('answer what is stored', async () => {
    await setDocument('dock', { phoneNumber: '+86 574 0000 0000', linkUrl: '/aboutus/contactus' });
    expect(await ask(test.app, dockGet)).toEqual({ phoneNumber: '+86 574 0000 0000', linkUrl: '/aboutus/contactus' });
  });

  it('answer the defaults where nothing is stored: everything optional is off', async () => {
    await test.pool.query('delete from site_document');
    test.app.answers.invalidate('site');
    expect(await ask(test.app, configGet)).toMatchObject({ enabledAds: 0, enabledBanner: 0, publicTracking: 0 });
    expect((await ask(test.app, companyGet)).companyName.zh).not.toBe('');
  });

  it('keep what they have when only a part is stored, and say nothing that the contract does not name', async () => {
    await setDocument('config', { publicTracking: 1, secret: 'x' });
    expect(await ask(test.app, configGet)).toMatchObject({ enabledAds: 0, enabledBanner: 0, publicTracking: 1 });
  });

  it('answer the defaults when something unusable is stored', async () => {
    await setDocument('dock', { phoneNumber: 7 });
    expect(await ask(test.app, dockGet)).toEqual({ phoneNumber: '', linkUrl: '' });
    await setDocument('dock', 'text');
    expect(await ask(test.app, dockGet)).toEqual({ phoneNumber: '', linkUrl: '' });
  });
});

describe('the experts', () => {
  it('come in their order, each with a class that exists', async () => {
    const classes = await ask(test.app, expertClasses);
    const experts = await ask(test.app, expertList);
    expect(experts.total).toBe(experts.rows.length);
    expect(experts.total).toBeGreaterThan(0);
    const ids = classes.rows.map(({ id }) => id);
    for (const expert of experts.rows) expect(ids).toContain(expert.classId);
  });

  it('ROUTE-07 are an empty list, not a failure, when there are none', async () => {
    await test.pool.query("delete from content_item where kind = 'expert'");
    test.app.answers.invalidate('content');
    expect(await ask(test.app, expertList)).toEqual({ total: 0, rows: [] });
  });
});
