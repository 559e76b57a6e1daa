import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { onIdle } from '#client/lib/idle.ts';
import { type HomeContent, hasHomeContent, homeContent, homeQuestions } from './home-content.ts';

/** What the visitor came for comes first; a browser without idle time waits this long, in milliseconds. */
const LATER_MS = 2_000;

/**
 * The content of the page, null until it is here: at once where the answers are at hand, else after what came with the
 * page has come to life. It comes as a whole, since parts arriving one by one would push each other down. What cannot be
 * had is empty, and left out.
 * @param fetchView fetches what draws it, beside the content
 */
export function useHomeContent(fetchView: () => Promise<unknown>): HomeContent | null {
  const client = useQueryClient();
  const locale = useLocale();
  const [content, setContent] = useState(() => (hasHomeContent(client) ? homeContent(client, locale) : null));
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const { banners, milestones, partners, news } = homeQuestions;
      // Also what is here already: it may be old, and the device keeps what was asked for.
      await Promise.allSettled([
        fetchView(),
        client.query(banners()),
        client.query(milestones()),
        client.query(partners()),
        client.query(news()),
      ]);
      if (!left) setContent(homeContent(client, locale));
    };
    const stop = onIdle(() => void ask(), LATER_MS, LATER_MS);
    return () => {
      left = true;
      stop();
    };
  }, [client, locale, fetchView]);
  return content;
}
