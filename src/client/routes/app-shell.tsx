import { createFileRoute } from '@tanstack/react-router';

/** The frame without a page, which the service worker answers navigations with: no link leads here, so none is marked. */
export const Route = createFileRoute('/app-shell')({
  component: () => null,
});
