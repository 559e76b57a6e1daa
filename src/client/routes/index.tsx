import { createFileRoute, redirect } from '@tanstack/react-router';

/** ROUTE-02: the root leads to the home page. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/home', statusCode: 302 });
  },
});
