import { keepFile } from '#client/api/keep-file.ts';
import { PICTURE_CACHE, type PictureFile, pictureFiles } from '#contract/picture-cache.ts';

/** Wide enough for a phone's screen; the forms above it are for large screens, in CSS pixels. */
const WIDE_ENOUGH = 960;

/** Larger is better up to what is wide enough; the original, which may be of any size, comes last. */
const rank = ({ width }: PictureFile) => (width === null ? -1 : width <= WIDE_ENOUGH ? width : 0);

/** One file for each picture that answers name: in a form every browser reads, for a phone's screen. */
export function picturesOf(answers: readonly unknown[]): string[] {
  const best = new Map<string, PictureFile>();
  for (const file of pictureFiles(JSON.stringify(answers))) {
    const known = best.get(file.picture);
    if (file.kind !== 'avif' && (known === undefined || rank(file) > rank(known))) best.set(file.picture, file);
  }
  return [...best.values()].map(({ address }) => address);
}

/** How many pictures are kept; the one kept longest ago goes first. */
const MOST = 300;

/** Keeps a picture on the device; the service worker answers with it for all its forms. */
export async function keepPicture(address: string): Promise<void> {
  await keepFile(PICTURE_CACHE, address);
  const cache = await caches.open(PICTURE_CACHE);
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
}

/**
 * Keeps the pictures of an answer that stands on a page, each in the form that the browser chose for it: that one it has
 * already. One that cannot be had, or a device that refuses, is passed over.
 */
export async function keepShownPictures(page: ParentNode, answer: unknown): Promise<void> {
  const chosen = [...page.querySelectorAll('img')].map(({ currentSrc }) => currentSrc).join(' ');
  const forms = new Map(pictureFiles(chosen).map(({ picture, address }) => [picture, address]));
  for (const address of picturesOf([answer])) {
    const picture = pictureFiles(address)[0]?.picture ?? '';
    await keepPicture(forms.get(picture) ?? address).catch(() => undefined);
  }
}

/** How many pictures are kept, and their size in bytes. */
export async function countPictures(): Promise<{ count: number; bytes: number }> {
  const cache = await caches.open(PICTURE_CACHE);
  const answers = await cache.matchAll();
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Lets go of all kept pictures. */
export async function removePictures(): Promise<void> {
  await caches.delete(PICTURE_CACHE);
}
