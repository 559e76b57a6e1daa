import { registerRoute } from 'workbox-routing';
import { PICTURE_CACHE, pictureFiles } from '#contract/picture-cache.ts';

/** A kept file of the same picture in whatever form; the forms of one differ in size and kind alone. */
async function anyForm(caches: CacheStorage, address: string): Promise<Response | undefined> {
  const picture = pictureFiles(address)[0]?.picture;
  if (picture === undefined || !(await caches.has(PICTURE_CACHE))) return undefined;
  const cache = await caches.open(PICTURE_CACHE);
  const kept = (await cache.keys()).find(({ url }) => pictureFiles(url)[0]?.picture === picture);
  return kept && cache.match(kept);
}

/** PWA-03: where a picture cannot be fetched, one that was saved for the trip stands in. */
export function answerPictures(scope: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    async ({ request, url }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const kept = await anyForm(scope.caches, url.pathname);
        if (kept) return kept;
        throw error;
      }
    },
  );
}
