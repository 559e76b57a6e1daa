import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('an address of the content', () => {
  it.each([
    ['/home', 'internal'],
    ['/memoirs/news?kind=advisory#top', 'internal'],
    ['/', 'internal'],
    [' /home ', 'internal'],
    ['https://example.com', 'external'],
    ['HTTP://example.com/a?b=c', 'external'],
    ['https://例子.example/路', 'external'],
  ])('SHELL-06 leads somewhere: %s', (address, kind) => {
    expect(safeLink(address)).toEqual({ kind, href: address.trim() });
  });

  it.each([
    '',
    'home',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\u200B/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user@evil.example',
    'https://a b.example',
    'mailto:a@example.com',
    'file:///etc/passwd',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('SHELL-18, S05 is no link: %j', (address) => {
    expect(safeLink(address)).toBeNull();
  });
});
