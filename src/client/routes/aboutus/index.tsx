import { createFileRoute, redirect } from '@tanstack/react-router';

/** ROUTE-08: the section's own address leads to its first page. */
export const Route = createFileRoute('/aboutus/')({
  beforeLoad: () => {
    throw redirect({ to: '/aboutus/partners', statusCode: 302 });
  },
});
