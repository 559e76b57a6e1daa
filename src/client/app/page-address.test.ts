import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#client/i18n/catalog.ts';
import { readAddress } from '#client/lib/page-address.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter({
  queryClient: new QueryClient(),
  i18n: createI18n('zh_CN', {}),
  locale: 'zh_CN',
  origin: 'https://site.test',
  frameOnly: false,
  findAssets: null,
});

/** Every page that has no parameter in its path, and every table. */
const paths = [
  ...Object.keys(router.routesByPath).filter((path) => !path.includes('$')),
  ...Object.values(definitions).map(({ path }) => path),
];

/** Parameters that anyone may add to a link, and those that pages have names for. */
const FOREIGN = 'utm_source=letter&gclid=1&from=x&x=2&lang=en_US';
const KNOWN = 'q=shang&page=2&size=50&keywords=hai&no=CSQU3054383&type=news&year=2020&from_=a';

describe('H2 the address of a page', () => {
  it.each(paths)('is the same whatever a link adds that the page does not read: %s', (path) => {
    const read = readAddress(router, path, `?${KNOWN}`);
    expect(read).not.toBeNull();
    expect(readAddress(router, path, `?${FOREIGN}&${KNOWN}&zz=1`)).toBe(read);
  });

  it.each(paths)('is what it says it is when it is read again: %s', (path) => {
    const read = new URL(readAddress(router, path, `?${KNOWN}`) ?? '', 'https://site.test');
    expect(readAddress(router, read.pathname, read.search)).toBe(read.pathname + read.search);
  });

  // A page in the browser takes over what the server has made for this address only where both call it the same.
  it.each(paths)('names what is loaded for it: %s', (path) => {
    const read = new URL(readAddress(router, path, `?${FOREIGN}&${KNOWN}`) ?? '', 'https://site.test');
    const idsAt = (search: string) =>
      router.matchRoutes(path, router.options.parseSearch(search)).map((match) => match.id);
    expect(idsAt(`?${FOREIGN}&${KNOWN}`)).toEqual(idsAt(read.search));
  });

  it('keeps what is searched for', () => {
    expect(readAddress(router, '/dictionary/ports', '?x=1&q=shang')).toBe('/dictionary/ports?q=shang');
  });

  it.each(['/nope', '/home/nope', '/dictionary/ports/CNSHA/more'])('is none where there is no page: %s', (path) => {
    expect(readAddress(router, path, '')).toBeNull();
  });

  it('is left as it was asked where the path is spelled otherwise, which the page leads on from', () => {
    expect(readAddress(router, '/Home', '?utm_source=letter')).toBe('/Home?utm_source=letter');
  });
});
