import { createFileRoute, redirect } from '@tanstack/react-router';
import { definitions } from '#domain/dictionary/datasets/index.ts';

/** The section's own address leads to its first page. */
export const Route = createFileRoute('/dictionary/')({
  beforeLoad: () => {
    throw redirect({ href: definitions.ports.path, statusCode: 302 });
  },
});
