import { SHARED_CACHE, SHARED_NAME } from '#contract/shared-photos.ts';

/** Photos that another app shared with the site, which wait until {@link forgetSharedPhotos}; none where caches are refused. */
export async function sharedPhotos(): Promise<File[]> {
  try {
    if (!(await caches.has(SHARED_CACHE))) return [];
    const cache = await caches.open(SHARED_CACHE);
    const entries = await cache.matchAll();
    return await Promise.all(
      entries.map(async (entry) => {
        const blob = await entry.blob();
        const name = decodeURIComponent(entry.headers.get(SHARED_NAME) ?? 'photo');
        return new File([blob], name, { type: blob.type });
      }),
    );
  } catch {
    return [];
  }
}

/** Lets go of the shared photos, when they are in the enquiry. */
export async function forgetSharedPhotos(): Promise<void> {
  await caches.delete(SHARED_CACHE).catch(() => false);
}
