import { useRouter } from '@tanstack/react-router';
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
