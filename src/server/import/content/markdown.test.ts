import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('texts of the site', () => {
  it('keep headings, lists, tables and links', () => {
    expect(renderMarkdown('## A\n\n1. b **c**\n\n[d](https://example.com) [e](/news)\n\n|f|\n|---|\n|g|')).toBe(
      '<h2>A</h2>\n<ol>\n<li>b <strong>c</strong></li>\n</ol>\n<p><a href="https://example.com">d</a> <a href="/news">e</a></p>\n<table>\n<thead>\n<tr>\n<th>f</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>g</td>\n</tr>\n</tbody></table>',
    );
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p style="color:red" onclick="x()">y</p>', '<p>y</p>'],
    ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['[a](//evil.example)', '<p><a>a</a></p>'],
    ['<svg><use href="#x"/></svg><iframe src="/"></iframe>z', '<p>z</p>'],
    ['![a](https://evil.example/x.png)', '<p></p>'],
    ['![a](/images/../secret.png)', '<p></p>'],
    ['![a](/images/ship.webp)', '<p><img src="/images/ship.webp" alt="a" /></p>'],
  ])('lose what does not belong there: %s', (markdown, html) => {
    expect(renderMarkdown(markdown).replaceAll('\n', '')).toBe(html);
  });
});
