import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

const FRAME = '/map-frame.html?longitude=121.55&latitude=29.87&lang=zh_CN';
const KEY = 'a1b2c3d4e5f6a7b8';

describe('the street map', () => {
  let without: TestApp;
  let configured: TestApp;
  beforeAll(async () => {
    [without, configured] = await Promise.all([buildTestApp(), buildTestApp({ config: { amapKey: KEY } })]);
  });
  afterAll(() => Promise.all([without.close(), configured.close()]));

  it('ABOUT-02 is not there without a key: no frame, and no page may show one', async () => {
    const { app } = without;
    expect((await app.inject('/api/bMap/showGet')).json().message).toEqual({ frameUrl: '' });
    expect((await app.inject({ url: FRAME, headers: { accept: '*/*' } })).payload).not.toContain('amap');
    const page = await app.inject({ url: '/aboutus/contactus', headers: { accept: 'text/html' } });
    expect(page.headers['content-security-policy']).not.toContain('frame-src');
  });

  it('ABOUT-02, CONST-01 is plugin 1.4.4 in a frame without an origin, shown by this site only', async () => {
    const { app } = configured;
    expect((await app.inject('/api/bMap/showGet')).json().message).toEqual({ frameUrl: '/map-frame.html' });
    const { statusCode, headers, payload } = await app.inject(FRAME);
    expect(statusCode).toBe(200);
    expect(payload).toContain(`https://webapi.amap.com/maps?v=1.4.4&amp;key=${KEY}`);
    expect(payload).toContain('[121.55, 29.87]');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox allow-scripts allow-popups$/);
    expect(headers['content-security-policy']).not.toContain('allow-same-origin');
  });

  it('lets pages show frames of this site and of nobody else', async () => {
    const page = await configured.app.inject({ url: '/aboutus/contactus', headers: { accept: 'text/html' } });
    expect(page.headers['content-security-policy']).toMatch(/frame-src 'self'(;|$)/);
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    'longitude=121&latitude=29',
    'longitude=121);alert(1&latitude=29&lang=zh_CN',
    'longitude=181&latitude=29&lang=zh_CN',
    'longitude=121&latitude=NaN&lang=zh_CN',
    "longitude=1&latitude=1&lang=zh_CN'",
    '',
  ])('puts nothing but places into the frame: not found for %j', async (query) => {
    const answer = await configured.app.inject(`/map-frame.html?${query}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('webapi.amap.com');
  });
});
