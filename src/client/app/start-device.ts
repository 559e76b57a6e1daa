import type { QueryClient } from '@tanstack/react-query';
import { keepShell } from '#client/offline/shell-set.ts';
import type { AppRouter } from './router.tsx';

/** Starts what makes the next visit better, once this one is on its feet: nothing here delays what is on the screen. */
export function startDevice(queryClient: QueryClient, router: AppRouter): void {
  keepShell(queryClient);
  void router;
}
