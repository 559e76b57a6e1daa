import { createFileRoute, redirect } from '@tanstack/react-router';

/** The section's own address leads to its first page. */
export const Route = createFileRoute('/memoirs/')({
  beforeLoad: () => {
    throw redirect({ to: '/memoirs/news', statusCode: 302 });
  },
});
