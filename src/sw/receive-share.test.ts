import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHARE_FIELDS, SHARE_PATH, SHARED_CACHE, SHARED_NAME } from '#contract/shared-photos.ts';
import { placeOfText, receiveShare } from './receive-share.ts';

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

  it.each([
    ['Where is CSQU3054383 please?', '/logisticstools/tracking?no=CSQU3054383'],
    ['箱号：csqu 305438-3，谢谢', '/logisticstools/tracking?no=CSQU3054383'],
    ['COSU6199000001', '/logisticstools/tracking?no=COSU6199000001'],
    ['cosu6199000001，请查', '/logisticstools/tracking?no=COSU6199000001'],
    ['提单号：6199000001，请查', '/logisticstools/tracking?no=6199000001'],
    ['B/L MAEU123456789 will arrive on 2026-04-12', '/logisticstools/tracking?no=MAEU123456789'],
    ['SHA2603-0001', '/logisticstools/tracking?no=SHA26030001'],
    [
      'CSQU3054383\nTGHU1234566\nHLCUSHA260300123 (Ms Li, 13812345678)',
      `/logisticstools/tracking?no=${encodeURIComponent('CSQU3054383, TGHU1234566, HLCUSHA260300123')}`,
    ],
    ['Rotterdam 2026', '/searchresult?keywords=Rotterdam%202026'],
    ['8471300000', '/searchresult?keywords=8471300000'],
    ['Call 13812345678', '/searchresult?keywords=Call%2013812345678'],
    ['https://a.example/news/12345678', '/searchresult?keywords=https%3A%2F%2Fa.example%2Fnews%2F12345678'],
    ['demurrage in Rotterdam', '/searchresult?keywords=demurrage%20in%20Rotterdam'],
    ['javascript:alert(1)', '/searchresult?keywords=javascript%3Aalert(1)'],
    ['//evil.example', '/searchresult?keywords=%2F%2Fevil.example'],
    ['  ', '/home'],
  ])('PWA-01 leads a text to its page: %s', (text, place) => {
    expect(placeOfText(text)).toBe(place);
  });

  it('PWA-01 searches for a text whose last sign would be cut in two', () => {
    const beginning = 'a'.repeat(79);
    expect(placeOfText(`${beginning}🚢 and more`)).toBe(`/searchresult?keywords=${beginning}`);
  });

  it('PWA-01 leads more numbers than can be asked for at once to the page that says so', () => {
    const text = Array.from({ length: 25 }, (_, index) => `COSU${6199000001 + index}`).join('\n');
    expect(placeOfText(text)).toBe(`/logisticstools/tracking?no=${encodeURIComponent(text)}`);
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
