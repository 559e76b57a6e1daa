import { useRouter } from '@tanstack/react-router';
import { useHydrated } from './use-hydrated.ts';

/** Something said to search engines in the words of schema.org: plain JSON with its `@type`. */
export type Thing = { '@type': string } & { readonly [property: string]: unknown };

/**
 * Tells search engines what a page is about (JSON-LD). A data block: browsers run nothing of it, and no text in it can
 * end the element early.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  // Whoever reads it has read the document; a page that is drawn on the device makes no scripts.
  const alive = useHydrated();
  if (alive) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
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
