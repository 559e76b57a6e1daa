import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToString(<Gallery />);

describe('the component set, rendered on the server', () => {
  it('writes no style attribute: the content security policy would refuse it', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('names every image and hides every decoration', () => {
    const drawings = html.match(/<svg[^>]*>/g) ?? [];
    expect(drawings.length).toBeGreaterThan(100);
    for (const tag of drawings) expect(tag).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/);
  });

  it('gives every control a name', () => {
    for (const [, attributes = '', content = ''] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)) {
      const words = content.replace(/<[^>]*>/g, '').trim();
      expect(words !== '' || /aria-label="[^"]+"/.test(attributes), attributes).toBe(true);
    }
  });

  it('FORM-05 pages by real links, so that paging works without JavaScript', () => {
    expect(html).toContain('href="#page=10&amp;size=20"');
    expect(html).toContain('href="#page=1&amp;size=50"');
  });
});
