import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Something said to search engines in the words of schema.org: plain JSON with its `@type`. */
type Thing = { '@type': string } & { readonly [property: string]: unknown };

/**
 * Tells search engines what a page is about (JSON-LD), in the document the server made. A data block: browsers run nothing
 * of it, and no text in it can end the element early. The device makes no scripts, not even such: a page that is drawn on
 * it, or that shows something else than it came with, goes without.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  const alive = useHydrated();
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  const [served] = useState(() => (alive ? null : text));
  if (text !== served) return null;
  // The server's own origin may differ from the one the visitor came by; that is no reason to draw the page anew.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}

/** The public origin of the site, without a slash at the end: structured data wants whole addresses. */
export function useSiteOrigin(): string {
  return useRouter().options.context.origin;
}

/** The way from home to a page; `path` without language, since the bare address is the canonical one. */
export function breadcrumbThing(origin: string, crumbs: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
