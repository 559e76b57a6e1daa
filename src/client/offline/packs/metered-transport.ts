import type { Transport } from '#client/api/api.ts';
import { browserTransport } from '#client/api/call.ts';
import { takeLaidBy } from '#client/api/laid-by.ts';

/** Hears of bytes as they arrive, after decompression; `total` is 0 when the server does not tell. */
export type Meter = (loaded: number, total: number) => void;

/** How long a report stands before the next, in milliseconds: each draws a progress bar anew. */
const REPORT_MS = 200;

/** The header in which the server tells the size of a body before compression. */
const DECODED_LENGTH = 'x-decoded-length';

/** The browser's transport that reports how much of the body has come, after a look at what is on the device already. */
export function meteredTransport(meter: Meter): Transport {
  return async (request) =>
    (await takeLaidBy(request.url)) ??
    browserTransport(request, (response) => {
      const total = Number(response.headers.get(DECODED_LENGTH) ?? 0);
      let loaded = 0;
      let reported = Number.NEGATIVE_INFINITY;
      if (response.body === null) return response;
      const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            loaded += chunk.byteLength;
            if (loaded === total || performance.now() - reported >= REPORT_MS) {
              reported = performance.now();
              meter(loaded, total);
            }
            controller.enqueue(chunk);
          },
        }),
      );
      return new Response(counted, response);
    });
}
