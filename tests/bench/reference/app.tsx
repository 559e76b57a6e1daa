import { setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';

const WORDS = { paragraph: 'A page of words. '.repeat(85) };

function Paragraph() {
  const { i18n } = useLingui();
  const { data } = useQuery({ queryKey: ['words'], queryFn: () => 'paragraph', initialData: 'paragraph' });
  return <p>{i18n._(data)}</p>;
}

const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: '/', component: Paragraph });

/** The least page of the libraries that the site is made with: a route, a question and a message. */
export async function createApp(isServer: boolean) {
  const i18n = setupI18n({ locale: 'en', messages: { en: WORDS } });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const history = isServer ? createMemoryHistory({ initialEntries: ['/'] }) : undefined;
  const router = createRouter({ routeTree: root.addChildren([page]), ...(history ? { history } : {}) });
  await router.load();
  return (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
