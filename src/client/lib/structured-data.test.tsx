import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { breadcrumbThing, StructuredData } from './structured-data.tsx';

describe('structured data', () => {
  it('stays data whatever stands in it: no text ends the element', () => {
    const name = '</script><script>alert(1)</script><!-- & "quoted"';
    const html = renderToStaticMarkup(<StructuredData thing={{ '@type': 'Person', name }} />);
    const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name });
  });

  it('counts the steps of the way from one and gives whole addresses', () => {
    const thing = breadcrumbThing('https://site.test', [
      { name: 'Home', path: '/home' },
      { name: 'Experts', path: '/expertteam' },
    ]);
    expect(thing.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/home' },
      { '@type': 'ListItem', position: 2, name: 'Experts', item: 'https://site.test/expertteam' },
    ]);
  });
});
