import { createFileRoute, redirect } from '@tanstack/react-router';

/** The section's own address leads to its first page. */
export const Route = createFileRoute('/dictionary/')({
  beforeLoad: () => {
    throw redirect({ to: '/dictionary/ports', statusCode: 302 });
  },
});
