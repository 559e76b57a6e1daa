import { registerRoute } from 'workbox-routing';
import { SHARE_PATH } from '#contract/shared-photos.ts';
import { receiveShare } from './receive-share.ts';

/** PWA-01: makes the site a place to share to. */
export function answerShares(scope: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ url }) => url.pathname === SHARE_PATH,
    async ({ request, url }) => {
      const place = await request
        .formData()
        .then((form) => receiveShare(form, scope.caches))
        .catch(() => '/home');
      return Response.redirect(new URL(place, url).href, 303);
    },
    'POST',
  );
}
