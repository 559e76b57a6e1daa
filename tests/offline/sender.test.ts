import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi, type Transport } from '#client/api/api.ts';
import { createSender, SEND_TIMEOUT_MS } from '#client/offline/outbox/sender.ts';
import { verifiedEntry } from '#tests/support/simulated-tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const MINUTE = 60_000;
const RECEIPT = { id: 'one', text: 'Thank you', receipt: 'M261121-ABCDEF' };

/**
 * Sends an entry with pictures of these sizes by way of `transport`. `taken` is the time that was asked for each, in ms,
 * `arrived` the pictures of which was told that they did.
 */
function send(sizes: readonly number[], transport: Transport, arrivedPhotos: readonly string[] = []) {
  const photos = sizes.map((size, n) => ({
    id: `photo-${n}`,
    owner: 'one',
    name: `${n}.jpg`,
    blob: new Blob([new Uint8Array(size)]),
  }));
  const taken: number[] = [];
  const arrived: string[] = [];
  const sendEntry = createSender({
    api: createApi({ base: '/api', locale: 'en_US', transport }),
    codeOf: () => undefined,
    photosOf: async () => photos,
  });
  const outcome = sendEntry(verifiedEntry('one', { arrivedPhotos }), {
    takeTime: async (ms) => taken.push(ms),
    photoArrived: async (id) => arrived.push(id),
  });
  return { outcome, taken, arrived };
}

const said = (message: object) => ({ status: 200, json: async () => ({ status: 200, message }) });

describe('an entry with pictures', () => {
  it('R03 is sent with all of them, and takes more time for a large one', async () => {
    const asked: string[] = [];
    const { outcome, taken } = send([200_000, 5_000_000], async ({ url }) => {
      asked.push(url);
      return said(url.endsWith('uploadPhoto') ? { fileId: 'p-0' } : RECEIPT);
    });
    expect(await outcome).toMatchObject({ kind: 'delivered' });
    expect(asked).toEqual(['/api/bEmailUs/uploadPhoto', '/api/bEmailUs/uploadPhoto', '/api/bEmailUs/showAdd']);
    const [small = 0, large = 0] = taken;
    expect(small).toBeGreaterThan(SEND_TIMEOUT_MS);
    expect(small).toBeLessThan(MINUTE);
    expect(large).toBeGreaterThan(2 * MINUTE);
    expect(large).toBeLessThan(4 * MINUTE);
  });

  it('R03 is sent with those only that have not arrived before a line broke', async () => {
    const uploaded: (FormDataEntryValue | null)[] = [];
    const line =
      (holds: number): Transport =>
      async ({ url, body }) => {
        if (!(body instanceof FormData)) return said(RECEIPT);
        uploaded.push(body.get('id'));
        if (uploaded.length > holds) throw new TypeError('Failed to fetch');
        expect(url).toContain('uploadPhoto');
        return said({ fileId: 'p-0' });
      };
    const first = send([1_000, 2_000, 3_000], line(2));
    expect(await first.outcome).toMatchObject({ kind: 'later' });
    expect(first.arrived).toEqual(['photo-0', 'photo-1']);
    uploaded.length = 0;
    const second = send([1_000, 2_000, 3_000], line(3), first.arrived);
    expect(await second.outcome).toMatchObject({ kind: 'delivered' });
    expect(uploaded).toEqual(['photo-2']);
  });

  it('R03, R20 is tried later when no answer comes to a picture, and holds the others up for no longer than it said', async () => {
    const limits: number[] = [];
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return limit.signal;
    });
    const silent: Transport = ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const { outcome, taken } = send([200_000, 200_000], silent);
    await expect.poll(() => limits).toHaveLength(1);
    expect(limits).toEqual(taken);
    limit.abort(new DOMException('late', 'TimeoutError'));
    expect(await outcome).toMatchObject({ kind: 'later', reason: { kind: 'unreachable' } });
  });
});
