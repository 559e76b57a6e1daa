import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function server(config: { publicUrl: string | null; host?: string }) {
  const test = await buildTestApp({ config });
  apps.push(test);
  return (url: string, host: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { host, 'accept-language': 'en-US', ...headers } });
}

describe('a server that was not told its name', () => {
  it('H27 answers to the names of its own machine only, also with an Origin of the same name', async () => {
    const ask = await server({ publicUrl: null });
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'localhost']) {
      expect((await ask('/api/nowhere', host)).statusCode).toBe(404);
    }
    for (const host of ['evil.example', 'evil.example:8080', '10.0.0.5', 'localhost.evil.example']) {
      const answer = await ask('/api/nowhere', host, { origin: `http://${host}` });
      expect(answer.json()).toMatchObject({
        status: 421,
        code: 'wrong-name',
        message: expect.stringContaining('PUBLIC_URL'),
      });
    }
    const page = await ask('/home', 'evil.example', { accept: 'text/html' });
    expect([page.statusCode, page.payload.includes('PUBLIC_URL')]).toEqual([421, true]);
  });

  it("H27 answers the operator's machinery under any name", async () => {
    const ask = await server({ publicUrl: null });
    expect((await ask('/healthz', '10.0.0.5:8080')).statusCode).toBe(200);
  });

  it('H27 answers to the address it was told to serve on', async () => {
    const ask = await server({ publicUrl: null, host: '192.0.2.7' });
    expect((await ask('/api/nowhere', '192.0.2.7:8080')).statusCode).toBe(404);
    expect((await ask('/api/nowhere', '192.0.2.8:8080')).statusCode).toBe(421);
  });

  it('H27 leaves names to those who have said theirs', async () => {
    const ask = await server({ publicUrl: 'https://site.test' });
    expect((await ask('/api/nowhere', 'proxy.internal')).statusCode).toBe(404);
  });
});
