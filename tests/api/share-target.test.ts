import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Sends what an app shares as the system of a phone does, which is no page of the site; gives status and where it leads. */
async function share(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { headers, body } = new Request('http://localhost/share', { method: 'POST', body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const answer = await test.app.inject({
    method: 'POST',
    url: '/share',
    headers: {
      'content-type': headers.get('content-type') ?? '',
      'content-length': String(payload.length),
      origin: 'null',
      'sec-fetch-site': 'none',
    },
    payload,
  });
  return [answer.statusCode, answer.headers.location];
}

const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'box.jpg', { type: 'image/jpeg' });

describe('A5, PWA-01 what is shared where no service worker takes it in', () => {
  it.each([
    ['a number', { text: 'Where is CSQU3054383 please?' }, '/logisticstools/tracking?no=CSQU3054383'],
    ['words in two fields', { title: 'Rotterdam', text: '2026' }, '/searchresult?keywords=Rotterdam%202026'],
    ['a field that is not one of them', { other: 'CSQU3054383' }, '/home'],
    ['a photo', { text: 'CSQU3054383', photos: photo(10) }, '/home#enquiry'],
    ['photos that are not read', { photos: photo(200_000) }, '/home#enquiry'],
  ])('leads where it belongs: %s', async (_, fields, place) => {
    expect(await share(fields)).toEqual([303, place]);
  });
});
