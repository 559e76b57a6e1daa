import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedLookup } from '#server/adapters/guarded-lookup.ts';
import { vapidKeysIn } from '#server/adapters/push/vapid-file.ts';
import { webPush } from '#server/adapters/push/web-push.ts';
import { type CarrierSimulator, serveCarrier } from '#tests/support/carrier-simulator.ts';
import { localCertificate } from '#tests/support/local-certificate.ts';

let service: CarrierSimulator;
let folder: string;
let keys: { publicKey: string; privateKey: string; subject: string };

beforeAll(async () => {
  service = await serveCarrier(localCertificate);
  folder = await mkdtemp(join(tmpdir(), 'harbourway-vapid-'));
  keys = { ...(await vapidKeysIn(folder)), subject: 'https://site.test' };
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** A browser that subscribed; its keys are real, so that the message is really encrypted. */
function deviceAt(endpoint: string) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { endpoint, p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

const push = () => webPush(keys, { allowPrivateAddress: true, ca: localCertificate.cert });
const send = () => push().send(deviceAt(`${service.origin}/device/secret`), 'Chairs');

describe('messages to browsers', () => {
  it('are encrypted, and signed with the key of this site', async () => {
    const bodies: string[] = [];
    const seen: unknown[] = [];
    service.on((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString('latin1'));
        seen.push(request.headers);
        response.writeHead(201).end();
      });
    });
    expect(await send()).toBe('sent');
    expect(seen).toMatchObject([
      { 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(/^vapid t=.+, k=/) },
    ]);
    expect(bodies.join('')).not.toContain('Chairs');
  });

  it.each([404, 410])('tell by status %i that the browser is gone', async (status) => {
    service.on((_request, response) => response.writeHead(status).end());
    expect(await send()).toBe('gone');
  });

  it.each([301, 400, 413, 500])('fail with status %i, naming the host and not the device', async (status) => {
    service.on((_request, response) => response.writeHead(status, { location: 'http://169.254.169.254/' }).end());
    const failure = await send().catch(String);
    expect(failure).toBe(`Error: ${new URL(service.origin).host} answers ${status}`);
  });

  it('read nothing of an answer that does not end', async () => {
    service.on((_request, response) => {
      response.writeHead(201);
      const more = () => {
        if (!response.destroyed) response.write(Buffer.alloc(65_536, ' '), more);
      };
      more();
    });
    expect(await send()).toBe('sent');
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'https://push.xn--fiqs8s/a',
  ])('H24 go to %s', (endpoint) => {
    expect(webPush(keys).refusal(endpoint)).toBeNull();
  });

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/a',
    'https://user:word@push.example/a',
    'https://push.example:22/a',
    'https://push.example:8443/a',
    'https://[::127.0.0.1]/a',
    'https://[2002:7f00:1::]/a',
    'https://192.88.99.1/a',
    'https://8.8.8.8/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://db.internal/a',
    'https://intranet/a',
    'javascript:alert(1)',
    'nonsense',
  ])('H24 never go to %s', async (endpoint) => {
    expect(webPush(keys).refusal(endpoint)).not.toBeNull();
    await expect(webPush(keys).send(deviceAt(endpoint), 'Chairs')).rejects.toThrow();
  });

  it('never follow a name that leads inside', async () => {
    const found = new Promise<unknown>((resolve) => guardedLookup(false)('localhost', {}, resolve));
    expect(await found).toMatchObject({ code: 'EPRIVATE' });
  });
});

describe('the keys of pushed messages in development', () => {
  it('are made once, for all servers of a data folder, and are for nobody else to read', async () => {
    const again = await Promise.all([vapidKeysIn(folder), vapidKeysIn(folder)]);
    expect(again.map(({ publicKey }) => publicKey)).toEqual([keys.publicKey, keys.publicKey]);
    expect((await stat(join(folder, 'vapid.json'))).mode & 0o077).toBe(0);
  });
});
