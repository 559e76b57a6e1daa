import './app/styles.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createApi } from './api/api.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { createI18n, loadWordsOf, takeWords } from './i18n/catalog.ts';
import { localeOfTag } from './i18n/locale.ts';
import { nextTurn } from './lib/next-turn.ts';
import { restoreShell } from './offline/shell-set.ts';

/**
 * Brings the document to life. The order matters: words before anything renders, the shell set before loaders ask for it,
 * hydration before whatever only makes the next visit better, which is a part of its own for that reason.
 */
async function start(): Promise<void> {
  const locale = localeOfTag(document.documentElement.lang);
  const frameOnly = document.documentElement.dataset.frame !== undefined;
  const i18n = createI18n(locale);
  const apiBase = import.meta.env.VITE_API_BASE ?? '/api';
  // The frame names its own words only: it does not know its page.
  await Promise.all([takeWords(i18n), frameOnly && loadWordsOf(i18n, locale, window.location.pathname)]);
  const session = async () => (await import('./offline/session/call-session.ts')).callSession;
  const api = createApi({ base: apiBase, locale, session });
  const queryClient = createQueryClient(api);
  restoreShell(queryClient);
  await nextTurn();
  const router = createAppRouter({ queryClient, i18n, locale, origin: window.location.origin, frameOnly });
  await nextTurn();

  // A transition, so that hydration is done in slices and a tap in between is heard.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });

  const { startDevice } = await import('./app/start-device.ts');
  await nextTurn();
  startDevice(queryClient, router, { apiBase, locale });
}

// Not awaited at the top of the module: files that wait for such a one are run by WebKit before those they import.
void start();
