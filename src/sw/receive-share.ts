import { SHARE_FIELDS, SHARED_CACHE, SHARED_NAME, SHARED_PHOTO } from '#contract/shared-photos.ts';
import { placeOfText } from '#domain/tracking/place-of-text.ts';

const NAMES = [SHARE_FIELDS.title, SHARE_FIELDS.text, SHARE_FIELDS.url];

/** Methods of the cache storage that photos are kept with. */
interface PhotoCaches {
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<Pick<Cache, 'put'>>;
}

/** Lets photos wait for the enquiry, in the place of those that were shared before and not used. */
async function keepPhotos(caches: PhotoCaches, photos: readonly File[]): Promise<void> {
  await caches.delete(SHARED_CACHE);
  const cache = await caches.open(SHARED_CACHE);
  await Promise.all(
    photos.map((photo, index) =>
      cache.put(
        SHARED_PHOTO + index,
        new Response(photo, { headers: { [SHARED_NAME]: encodeURIComponent(photo.name) } }),
      ),
    ),
  );
}

/** Takes in what another app shared; answers with where to go. */
export async function receiveShare(form: FormData, caches: PhotoCaches): Promise<string> {
  const photos = form
    .getAll(SHARE_FIELDS.photos)
    .filter((one): one is File => one instanceof File && one.type.startsWith('image/'));
  if (photos.length > 0) {
    // Without room the enquiry opens without them: the visitor sees that they are not there, and can choose them himself.
    await keepPhotos(caches, photos).catch(() => undefined);
    return '/home#enquiry';
  }
  const texts = NAMES.map((name) => form.get(name)).filter((value) => typeof value === 'string');
  return placeOfText(texts.join(' '));
}
