import { useMatches, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

/**
 * False while the frame from the device is brought to life: it was drawn for no page and without data, so what depends on
 * either has to wait until it stands. True from the start in a page that came from the server.
 */
export function useSettled(): boolean {
  const { frameOnly } = useRouter().options.context;
  const [settled, settle] = useState(!frameOnly);
  useLayoutEffect(() => settle(true), []);
  return settled;
}

/** Whether what marks the page may be drawn: not where there is none, whose document is the same at every such address. */
export function useMarked(): boolean {
  const settled = useSettled();
  const exists = useMatches({ select: (matches) => !matches.some((match) => match._notFound) });
  return settled && exists;
}
