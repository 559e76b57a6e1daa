import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { ownRecord } from '#client/features/personal/own-queries.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/personal')({
  beforeLoad: guarded,
  // Drawn with the record where the device has it, or the server soon: coming later it pushes away what stands below.
  loader: ({ context }) =>
    import.meta.env.SSR ? undefined : prefetch(context.queryClient, ownRecord()).catch(() => undefined),
  component: lazyPage('personal', 'PersonalFrame'),
});
