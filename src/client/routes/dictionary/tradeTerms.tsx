import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/dictionary/tradeTerms')({ component: () => null });
