import { request } from 'node:https';
import { guardedLookup, refusalOf } from '#server/adapters/guarded-lookup.ts';
import type { PushPort } from './port.ts';

/** Keys of this site towards push services (VAPID, Base64url), and whom they may write to: an address or `mailto:`. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Where messages may go; a test's push service is on this machine, and its certificate is its own. */
interface Outside {
  allowPrivateAddress: boolean;
  ca?: string;
}

/** Push services keep a message for a device that is off so long, in seconds: a day later it is no news. */
const KEPT_SECONDS = 86_400;
const LIMIT_MS = 8000;

/** Statuses by which a push service says that the subscription is over. */
const GONE = [404, 410];

/** Push services have names in the public tree and the port of https; a bare name or a number is a machine nearby. */
const SERVICE_NAME = /^(?=.*[a-z])(?!.*\.(?:localhost|local|internal|arpa)$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

function refusalOfEndpoint(endpoint: string): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isService =
    url !== null && url.username === '' && url.password === '' && url.port === '' && SERVICE_NAME.test(url.hostname);
  return isService ? refusalOf(url) : 'not an address of a push service';
}

/** Sends, and gives the status; the answer's body is not read, however long it is. */
function post(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  { allowPrivateAddress, ca }: Outside,
): Promise<number> {
  return new Promise((answered, failed) => {
    const sending = request(url, {
      method: 'POST',
      headers,
      lookup: guardedLookup(allowPrivateAddress),
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(ca === undefined ? {} : { ca }),
    });
    sending.on('response', (response) => {
      response.destroy();
      answered(response.statusCode ?? 0);
    });
    sending.on('error', failed);
    sending.end(body);
  });
}

/**
 * Web Push. Endpoints come from browsers, so nothing is believed of them: https only, never into a private network, no
 * redirects followed.
 */
export function webPush(keys: VapidKeys, outside: Outside = { allowPrivateAddress: false }): PushPort {
  const refusal = outside.allowPrivateAddress ? () => null : refusalOfEndpoint;
  return {
    name: 'Web Push',
    publicKey: keys.publicKey,
    refusal,
    async send({ endpoint, p256dh, auth }, text) {
      const refused = refusal(endpoint);
      if (refused !== null) throw new Error(refused);
      const { default: library } = await import('web-push');
      const { headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: keys,
        TTL: KEPT_SECONDS,
      });
      const url = new URL(endpoint);
      const status = await post(url, headers, body, outside);
      if (GONE.includes(status)) return 'gone';
      // Of the endpoint only the host: the rest is the key to somebody's device.
      if (status < 200 || status > 299) throw new Error(`${url.host} answers ${status}`);
      return 'sent';
    },
  };
}
