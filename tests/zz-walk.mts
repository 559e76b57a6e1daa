import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
const root = '../';
const { startServer } = await import(root + 'tests/support/server-process.ts');
const { newVisitor } = await import(root + 'tests/support/visitor.ts');
const { startTestCluster } = await import(root + 'tests/support/cluster.ts');
const { createTestDatabase } = await import(root + 'tests/support/postgres.ts');
const { complaintsOf } = await import(root + 'tests/support/browser.ts');
const { answerTo: english } = await import(root + 'tests/support/login.ts');
const ZH = '零一二三四五六七八九十';
const answerTo = (q: string) => { const m = /([零一二三四五六七八九十])(加|减)([零一二三四五六七八九十])/.exec(q); if (!m) return english(q); const [a, b] = [ZH.indexOf(m[1]), ZH.indexOf(m[3])]; return String(m[2] === '加' ? a + b : a - b); };
const cluster = await startTestCluster();
const { url: databaseUrl } = await createTestDatabase(cluster);
const server = await startServer({ program: 'tests/e2e/fixtures/site-server.ts', env: { DATABASE_URL: databaseUrl, DRAIN_MS: '0', NODE_ENV: 'development' } });
const out = '/tmp/lead/walk';
const code = async (to: string) => {
  const { messages } = (await (await fetch(`${server.url}/dev/outbox`)).json()) as any;
  return /\d{6}/.exec(messages.find((m: any) => m.to === to)?.text ?? '')?.[0] ?? '';
};
let n = 0;
for (const locale of ['zh_CN', 'en_US']) for (const [size, width, height] of [['phone', 390, 844], ['desktop', 1440, 900]] as const) {
  const number = '1380013900' + ++n;
  const v = await newVisitor(server.url, { viewport: { width, height }, locale: locale === 'zh_CN' ? 'zh-CN' : 'en-US' });
  await v.context.addCookies([{ name: 'locale', value: locale, url: server.url, expires: Math.floor(Date.now()/1000)+86400 }]);
  const { page } = v;
  page.setDefaultTimeout(15000);
  const complaints = complaintsOf(page);
  let step = 0;
  const shot = async (name: string, full = true) => { await page.waitForTimeout(700); await page.screenshot({ path: join(out, `${locale}.${size}.${String(++step).padStart(2, '0')}-${name}.jpg`), fullPage: full, type: 'jpeg', quality: 75 }); };
  const tryIt = async (name: string, work: () => Promise<unknown>) => { try { await work(); } catch (e) { console.log(locale, size, name, String(e).slice(0, 300)); await shot('FAILED-' + name).catch(() => {}); } };
  await tryIt('register', async () => {
    await v.arrive('/register?redirect=%2Fpersonal');
    await shot('register-empty');
    await page.locator('main form button[type=submit]').click();
    await shot('register-faults');
    await page.locator('input[name=firstName]').fill('林越');
    await page.locator('input[name=username]').fill(`walker.${n}`);
    await page.locator('input[name=phoneNumber]').fill(number);
    await page.locator('main .ui-code button, main form button[type=button]').filter({ hasText: /获取|发送|Send/ }).first().click();
    await page.waitForTimeout(1000);
    await page.locator('input[name=code]').fill(await code(number));
    await page.locator('input[name=newPassword]').fill('a quiet berth at dawn');
    await page.locator('input[name=again]').fill('a quiet berth at dawn');
    await page.locator('input[name=consent]').check();
    await shot('register-filled');
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL('**/personal');
    await shot('personal-overview');
  });
  for (const p of ['details', 'security', 'privacy']) await tryIt(p, async () => { await v.open(`/personal/${p}`); await page.waitForLoadState('networkidle'); await shot(p); });
  await tryIt('password', async () => {
    await v.open('/personal/security');
    for (const s of await page.locator('main button[aria-expanded=false], main summary').all()) await s.click().catch(() => {});
    await shot('security-open');
  });
  await tryIt('avatar', async () => {
    await v.open('/personal/details');
    const sharp = (await import('../node_modules/' + 'sharp/dist/index.cjs').catch(() => import('../node_modules/' + 'sharp/lib/index.js'))).default;
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6' } }).composite([{ input: Buffer.from('<svg width="800" height="600"><circle cx="400" cy="300" r="180" fill="#fc3"/></svg>') }]).jpeg().toBuffer();
    await page.locator('input[type=file]').first().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.waitForTimeout(1200);
    await shot('avatar-crop', false);
    await page.locator('dialog[open] button').filter({ hasText: /使用|Use this/ }).click();
    await page.waitForTimeout(2500);
    await shot('avatar-done');
  });
  await tryIt('account menu', async () => {
    await v.open('/personal');
    if (size === 'desktop') { await page.locator('.shell-user').click(); await shot('account-menu', false); await page.keyboard.press('Escape'); }
    if (size === 'desktop') { await page.locator('.shell-user').click(); await page.getByRole('menuitem').last().click(); }
    else await page.getByRole('button', { name: /退出|Log out/ }).click();
    await shot('logout-dialog', false);
    await page.keyboard.press('Escape');
  });
  await tryIt('offline personal', async () => {
    await page.waitForLoadState('networkidle');
    await v.context.setOffline(true);
    for (const p of ['', '/details', '/security', '/privacy']) { await page.goto(server.url + '/personal' + p); await page.locator('main h1').waitFor(); await page.waitForTimeout(3000); await shot('offline-personal' + p.replace('/', '-')); }
    for (const s of await page.locator('main button[aria-expanded=false], main summary').all()) await s.click().catch(() => {});
  });
  await tryIt('offline logout', async () => {
    await page.goto(server.url + '/personal'); await page.locator('main h1').waitFor(); await page.waitForTimeout(2000);
    if (size === 'desktop') { await page.locator('.shell-user').click(); await page.getByRole('menuitem').last().click(); }
    else await page.getByRole('button', { name: /退出|Log out/ }).click();
    await shot('offline-logout', false);
    await page.locator('dialog[open] button').filter({ hasText: /确定|确认|OK/ }).first().click();
    await page.waitForURL('**/login');
    await page.waitForTimeout(1500);
    await shot('offline-login');
    await page.goto(server.url + '/register'); await page.waitForTimeout(2500); await shot('offline-register');
    await page.goto(server.url + '/forgot'); await page.waitForTimeout(2500); await shot('offline-forgot');
    await page.goto(server.url + '/personal'); await page.waitForTimeout(2500); await shot('offline-personal-loggedout');
    await v.context.setOffline(false);
  });
  await tryIt('login', async () => {
    await v.open('/login');
    await shot('login');
    await page.locator('main form button[type=submit]').click();
    await shot('login-faults');
    await page.locator('input[name=account]').fill(`walker.${n}`);
    await page.locator('input[name=password]').fill('a quiet berth at dusk');
    await page.locator('input[name=captcha]').fill('xxxxx');
    await page.locator('main form button[type=submit]').click();
    await page.waitForTimeout(1500);
    await shot('login-wrong-captcha');
    await page.locator('.captcha-ways button').last().click();
    await page.locator('.captcha-task strong').waitFor();
    await page.locator('input[name=password]').fill('a quiet berth at dusk');
    await page.locator('input[name=captcha]').fill(answerTo(await page.locator('.captcha-task strong').innerText()));
    await page.locator('main form button[type=submit]').click();
    await page.waitForTimeout(1500);
    await shot('login-wrong-password');
    const tabs = page.locator('[role=tab]');
    for (let t = 1; t < await tabs.count(); t++) { await tabs.nth(t).click(); await shot('login-tab-' + t); }
    await tabs.nth(0).click();
    await page.waitForTimeout(500);
    if (!(await page.locator('.captcha-task strong').count())) await page.locator('.captcha-ways button').last().click();
    await page.locator('.captcha-task strong').waitFor();
    await page.locator('input[name=password]').fill('a quiet berth at dawn');
    await page.locator('input[name=captcha]').fill(answerTo(await page.locator('.captcha-task strong').innerText()));
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL((u: URL) => !u.pathname.includes('login'));
    await shot('logged-in-' + new URL(page.url()).pathname.replaceAll('/', '_'), false);
  });
  await tryIt('expired', async () => {
    await v.open('/personal/details');
    const { Client } = (await import('../node_modules/' + 'pg/esm/index.mjs')) as any;
    const c = new Client({ connectionString: databaseUrl }); await c.connect();
    await c.query('delete from session'); await c.end();
    await page.reload();
    await page.locator('dialog[open]').waitFor();
    await shot('expired', false);
  });
  console.log(locale, size, 'complaints', complaints.length, [...new Set(complaints.map((c: string) => c.slice(0, 160)))].slice(0, 12));
  await v.leave();
}
await server.end('SIGTERM');
await cluster.stop();
