import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHARE_FIELDS, SHARE_PATH, SHARED_CACHE, SHARED_NAME } from '#contract/shared-photos.ts';
import { receiveShare } from './receive-share.ts';

/** As much of the caches as is used here. */
function someCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const caches = {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return { put: async (address: string, answer: Response) => void cache.set(address, answer) };
    },
  };
  return { kept, caches };
}

function shared(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('what other apps share', () => {
  it('PWA-01 comes to the address and in the fields that the manifest names', () => {
    const { share_target: target } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
    const { files, ...texts } = target.params;
    expect({ path: target.action, fields: { ...texts, photos: files[0].name } }).toEqual({
      path: SHARE_PATH,
      fields: SHARE_FIELDS,
    });
  });

  it('PWA-01 keeps a photo for the enquiry until it is used, and in the place of an older one', async () => {
    const { kept, caches } = someCaches();
    const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
    expect(await receiveShare(shared({ photos: photo('old.jpg') }), caches)).toBe('/home#enquiry');
    await receiveShare(shared({ text: 'CSQU3054383', photos: photo('货物.jpg') }), caches);
    const [entry, ...others] = [...(kept.get(SHARED_CACHE)?.values() ?? [])];
    expect(others).toEqual([]);
    expect(decodeURIComponent(entry?.headers.get(SHARED_NAME) ?? '')).toBe('货物.jpg');
    expect(await entry?.text()).toBe('pixels');
  });

  it('PWA-01 takes no file that is not a picture', async () => {
    const { kept, caches } = someCaches();
    const page = new File(['<script>'], 'page.html', { type: 'text/html' });
    expect(await receiveShare(shared({ photos: page }), caches)).toBe('/home');
    expect(kept.size).toBe(0);
  });
});
