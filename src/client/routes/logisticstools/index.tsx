import { createFileRoute, redirect } from '@tanstack/react-router';

/** The section's own address leads to its first page. */
export const Route = createFileRoute('/logisticstools/')({
  beforeLoad: () => {
    throw redirect({ to: '/logisticstools/tracking', statusCode: 302 });
  },
});
