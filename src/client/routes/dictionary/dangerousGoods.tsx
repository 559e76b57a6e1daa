import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/dictionary/dangerousGoods')({ component: () => null });
