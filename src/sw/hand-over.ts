import { hasUnsent } from './unsent.ts';

/** The page between two versions: public/hand-over.js. It has the colours of the system, so that nobody sees it flash. */
function pageBetween(): Response {
  const html =
    '<!doctype html><meta name="color-scheme" content="light dark"><title>Harbourway 港途国际物流</title><script src="/hand-over.js"></script>';
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; script-src 'self'",
    },
  });
}

/** Parts of a navigation that tell whether it is a start. */
interface Start {
  request: Pick<Request, 'method' | 'cache' | 'url'>;
  /** The addresses of all windows of the site, with the one that is being loaded again. */
  windows: readonly string[];
}

/** Whether nothing of the site is open but the window, if any, that is being loaded again by this navigation. */
export function isStart({ request, windows }: Start): boolean {
  if (request.method !== 'GET') return false;
  if (windows.length === 0) return true;
  const [only, ...others] = windows;
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  return isReload && others.length === 0 && withoutHash(only) === withoutHash(request.url);
}

const withoutHash = (address = '') => address.replace(/#.*$/s, '');

let tried: ServiceWorker | null = null;

/**
 * PWA-06: a version that waits takes over at a start at which nothing else is open and nothing typed is unsent: gives the
 * page that does it, before any of the application is shown; null in all other cases. Never twice for one version: should
 * that fail, the page opens as always and offers it.
 */
export async function handOver(scope: ServiceWorkerGlobalScope, request: Request): Promise<Response | null> {
  const { waiting } = scope.registration;
  if (waiting === null || waiting === tried) return null;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!isStart({ request, windows: windows.map(({ url }) => url) }) || (await hasUnsent(scope.indexedDB))) return null;
  tried = waiting;
  return pageBetween();
}
