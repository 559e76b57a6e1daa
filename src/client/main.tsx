import './app/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createApi } from './api/api.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { noteBegin, noteFailedStart, noteStart } from './app/start-again.ts';
import { allowOwnScripts } from './app/trusted-types.ts';
import { createI18n, loadWordsOf } from './i18n/catalog.ts';
import { localeOfTag } from './i18n/locale.ts';
import { loadAgain } from './lib/load-again.ts';
import { callSession } from './offline/session/call-session.ts';
import { restoreShell } from './offline/shell-set.ts';

/** Says that the document is alive. */
function AfterHydration({ hear }: { hear: () => void }) {
  useEffect(hear, [hear]);
  return null;
}

/**
 * Brings the document to life. The order matters: words before anything renders, the shell set before loaders ask for it,
 * hydration before all that only makes the next visit better.
 */
async function start(): Promise<void> {
  noteBegin();
  allowOwnScripts();
  const locale = localeOfTag(document.documentElement.lang);
  const i18n = createI18n(locale);
  await loadWordsOf(i18n, locale, window.location.pathname);
  const apiBase = import.meta.env.VITE_API_BASE ?? '/api';
  const queryClient = createQueryClient(createApi({ base: apiBase, locale, session: callSession }));
  restoreShell(queryClient);
  const frameOnly = document.documentElement.dataset.frame !== undefined;
  const { origin } = window.location;
  const router = createAppRouter({ queryClient, i18n, locale, origin, frameOnly, findAssets: null });
  // The code of the page is fetched before React is given the document: what cannot be had then takes nothing away.
  await hydrate(router);
  // A transition, so that hydration is done in slices and a tap in between is heard.
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
          <AfterHydration hear={resolve} />
        </StrictMode>,
      );
    });
  });
  noteStart();
  const { startDevice } = await loadAgain(() => import('./app/start-device.ts'));
  startDevice(queryClient, router, { apiBase, locale });
}

// Not awaited at the top of the module: files that wait for such a one are run by WebKit before those they import.
start().catch(noteFailedStart);
