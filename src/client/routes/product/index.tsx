import { createFileRoute, redirect } from '@tanstack/react-router';

/** ROUTE-04: the section's own address leads to its first page. */
export const Route = createFileRoute('/product/')({
  beforeLoad: () => {
    throw redirect({ to: '/product/landtransport', statusCode: 302 });
  },
});
