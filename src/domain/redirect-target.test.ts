import { describe, expect, it } from 'vitest';
import { FALLBACK_TARGET, redirectTarget } from './redirect-target.ts';

const PAGES =
  /^\/(home|personal|login|401|oauth|memoirs\/talentplandetail\/[^/]+|logisticstools\/(tracking|shipplan))\/?$/;
const target = (wanted: string | undefined) => redirectTarget(wanted, (path) => PAGES.test(path));

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/home',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/%0d/evil.example',
  '/%0a/evil.example',
  '/%09/evil.example',
  '/%00/evil.example',
  '/%2f%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '%2f%2fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://evil.example/home',
  'HTTPS://evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'evil.example',
  'www.evil.example/home',
  '@evil.example',
  '/@evil.example',
  'https://site.example@evil.example/home',
  '//site.example@evil.example',
  '/home@evil.example',
  '。。/evil',
  '/。evil.example',
  '//evil。example',
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '/\u00a0/evil.example',
  '/..//evil.example',
  '/home/..//evil.example',
  '/./\\evil.example',
  '/home/../../../..//evil.example',
  '/login',
  '/login?redirect=//evil.example',
  '/LOGIN',
  '/401',
  '/oauth?code=1&state=2',
  '/nowhere',
  '/api/auth/logout',
  '/sw.js',
  '?redirect=/home',
  '#/home',
  './home',
  '',
  `/home?${'x'.repeat(2000)}`,
];

describe('ROUTE-14, S04 where a login leads', () => {
  it('knows many tricks', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE)('is the home page for %j', (wanted) => {
    expect(target(wanted)).toBe(FALLBACK_TARGET);
  });

  it('is the home page when nothing was wanted', () => {
    expect(target(undefined)).toBe(FALLBACK_TARGET);
  });

  it.each([
    '/home',
    '/personal',
    '/logisticstools/tracking?no=CSQU3054383',
    '/logisticstools/shipplan?from=CNNGB&to=DEHAM&start=2026-12-01',
    '/memoirs/talentplandetail/c-12#part',
    '/logisticstools/tracking?no=https://evil.example/%2f%2f',
    `/home?q=${encodeURIComponent('宁波 & 50%')}`,
  ])('is the page that was wanted, with its query: %s', (wanted) => {
    expect(target(wanted)).toBe(wanted);
  });

  it('is what the browser would make of the path, never what was written', () => {
    expect(target('/logisticstools/x/../tracking?no=1')).toBe('/logisticstools/tracking?no=1');
  });
});
