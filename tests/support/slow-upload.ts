import { request } from 'node:http';
import { imageUpload } from '#contract/files.ts';
import type { TestApp } from './app.ts';
import type { formOf } from './form.ts';
import { portOf } from './listen.ts';
import type { VisitorBrowser } from './visitor-call.ts';

/**
 * A picture on its way to a listening server over a connection of its own, of which half has been sent; the address is the
 * visitor's for a server that trusts the proxy at this machine.
 */
export function halfAnUpload({ app }: TestApp, visitor: VisitorBrowser, form: ReturnType<typeof formOf>) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request({
    port: portOf(app.server),
    host: '127.0.0.1',
    method: 'POST',
    path: `/api${imageUpload.path}`,
    agent: false,
    headers: {
      'content-type': form.type,
      'content-length': form.payload.length,
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${visitor.token}`,
      cookie,
      'x-forwarded-for': visitor.address,
    },
  });
  const half = form.payload.length >> 1;
  sent.write(form.payload.subarray(0, half));
  const answered = new Promise<number | null>((resolve) => {
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    sent.on('error', () => resolve(null));
  });
  return {
    /** Sends the other half; resolves with the status of the answer, null when the line broke before. */
    finish(): Promise<number | null> {
      sent.end(form.payload.subarray(half));
      return answered;
    },
    break: () => sent.destroy(),
  };
}
