import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Gives the focus to the content when one page took the place of another and what had the focus went with it: the next stop
 * is the first of the new page, and a screen reader begins there.
 */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.activeElement !== document.body) return;
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
