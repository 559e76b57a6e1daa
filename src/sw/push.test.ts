import { describe, expect, it } from 'vitest';
import { addressOf, readMessage } from './push.ts';

const ORIGIN = 'https://www.example.com';
const MESSAGE = { title: 'Chairs', body: 'Departed', url: '/logisticstools/notices', tag: 'a', unread: 1 };

describe('a pushed message', () => {
  it('is read when it is whole, and nothing else is', () => {
    expect(readMessage(JSON.stringify(MESSAGE))).toEqual(MESSAGE);
    for (const text of ['', '{', 'null', '7', '[]', '{}', JSON.stringify({ ...MESSAGE, title: 1 })]) {
      expect(readMessage(text)).toBeNull();
    }
  });

  it('leads to a page of this site', () => {
    expect(addressOf('/logisticstools/tracking?no=DEMO0001', ORIGIN)).toBe(
      `${ORIGIN}/logisticstools/tracking?no=DEMO0001`,
    );
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'data:text/html,x',
    7,
    null,
  ])('never leads elsewhere: %s', (path) => {
    expect(addressOf(path, ORIGIN)).toBe(`${ORIGIN}/logisticstools/notices`);
  });
});
