import { createFileRoute, redirect } from '@tanstack/react-router';

/** The table of cold box products is the second one of the containers' page. */
export const Route = createFileRoute('/dictionary/coldBox/')({
  beforeLoad: () => {
    throw redirect({ to: '/dictionary/containerSize', search: { view: 'cold' }, statusCode: 302 });
  },
});
