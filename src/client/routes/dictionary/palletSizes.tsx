import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/dictionary/palletSizes')({ component: () => null });
