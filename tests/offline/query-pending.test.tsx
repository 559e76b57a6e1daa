import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { OfflineError, ProblemError } from '#client/api/errors.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import type { Lock } from '#client/offline/session/lock.ts';

const device = vi.hoisted(() => ({ lock: null as Lock | null }));
vi.mock('#client/offline/session/lock.ts', () => ({ useLock: () => device.lock }));

const ENDED: Lock = { kind: 'ended', until: Date.UTC(2026, 10, 21, 12) };
const UNREACHABLE = new OfflineError('The network gave no answer');

const own = routeQuery('schedule.vessel', {
  query: { company: 'HWL', imo: '9321483', from: '2026-11-20', to: '2026-11-30' },
});
const open = routeQuery('partners.list', {});
const asked = routeQuery('users.sessions', {});

/** The heading that stands for an answer that could not be had. */
function headingFor(queryKey: readonly unknown[], error: Error, lock: Lock | null): string | undefined {
  device.lock = lock;
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const client = new QueryClient();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const query = { error, isError: true, refetch: () => Promise.reject(error) } as const;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <QueryPending query={query} queryKey={queryKey} />
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
}

describe('the place of an answer that could not be had', () => {
  it.each([
    [
      'is locked, where the device may keep it for an account whose session ended',
      own,
      ENDED,
      'Locked until you log in again',
    ],
    [
      'is not shown, where the device was not heard of for long',
      own,
      { kind: 'unheard' },
      'Needs a connection to our server',
    ],
    ['has not been opened here, where nothing is locked', own, null, 'Not saved on this device'],
    ['has not been opened here, where it is for everyone', open, ENDED, 'Not saved on this device'],
    ['needs a connection, where it is never kept', asked, ENDED, 'This needs a connection'],
  ] as const)('says that it %s', (_, { queryKey }, lock, heading) => {
    expect(headingFor(queryKey, UNREACHABLE, lock)).toBe(heading);
  });

  it('tells of a refusal, whatever is locked', () => {
    const refused = new ProblemError({ status: 403, code: 'forbidden', message: 'Not for you', requestId: null });
    expect(headingFor(own.queryKey, refused, ENDED)).toBe('This could not be shown');
  });
});
