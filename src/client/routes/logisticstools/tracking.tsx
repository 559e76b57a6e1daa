import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/logisticstools/tracking')({ component: () => null });
