import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { onIdle } from '#client/lib/idle.ts';
import { type HomeContent, refreshHome } from './home-content.ts';

/** The longest that the questions wait for idle time, in milliseconds. */
const PATIENCE_MS = 2_000;

/** The content of the page: first what it was loaded with, and what the server says once the page is alive. */
export function useHomeContent(loaded: HomeContent): HomeContent {
  const client = useQueryClient();
  const locale = useLocale();
  const [content, setContent] = useState(loaded);
  useEffect(() => {
    let left = false;
    const refresh = async () => {
      const newest = await refreshHome(client, locale, loaded);
      if (!left) setContent(newest);
    };
    const stop = onIdle(() => void refresh(), PATIENCE_MS, PATIENCE_MS);
    return () => {
      left = true;
      stop();
    };
  }, [client, locale, loaded]);
  return content;
}
