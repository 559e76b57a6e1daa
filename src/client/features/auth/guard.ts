import type { QueryClient } from '@tanstack/react-query';

/** What the guard looks at of a navigation. */
interface Navigation {
  context: { queryClient: QueryClient };
  location: { pathname: string; href: string };
}

/**
 * ROUTE-14: for `beforeLoad` of pages that are not open to everyone: lets the visitor in or sends him elsewhere. The server
 * does not know who asks and renders no such page, so the check is the device's, and its code comes with the first one.
 */
export async function guarded({ context, location }: Navigation): Promise<void> {
  if (import.meta.env.SSR) return;
  const { enterPage } = await import('./enter-page.ts');
  await enterPage(context.queryClient, location);
}
