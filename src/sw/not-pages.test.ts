import { describe, expect, it } from 'vitest';
import { NOT_PAGES } from './not-pages.ts';

const isPage = (address: string) => !NOT_PAGES.some((rule) => rule.test(address));

describe('what the worker answers', () => {
  it.each([
    '/',
    '/home?lang=en_US',
    '/dictionary/ports/CNNGB',
    '/dictionary/hsCode?q=8471.30',
    '/dictionary/hsCode/8471.30',
    '/searchresult?keywords=8507.60',
    '/searchresult?keywords=www.example.com',
  ])('PWA-02 %s is a page, with and without a network', (address) => {
    expect(isPage(address)).toBe(true);
  });

  it.each([
    '/api/ports?q=1',
    '/openapi.json',
    '/feed/zh_CN.xml',
    '/media/pictures/quay.webp',
    '/assets/a.js?v=2',
    '/icons/share.PNG',
    '/dev/ui',
  ])('PWA-02 %s is asked of the server', (address) => {
    expect(isPage(address)).toBe(false);
  });
});
