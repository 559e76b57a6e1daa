import { createHash, createHmac, randomUUID } from 'node:crypto';
import { record, textOf } from '#domain/tracking/loose-json.ts';
import { CarrierFailure } from './carrier.ts';
import { askOnce, type Bounds, type Outgoing } from './outbound.ts';
import type { CarrierSettings } from './settings.ts';

/** Makes the headers that a request needs to be let in. */
export interface Authentication {
  headersFor(request: Outgoing): Promise<Record<string, string>>;
  /** The carrier did not believe the last token: the next request gets a new one. */
  forget(): void;
}

/** A token is renewed so many milliseconds before it ends. */
const BEFORE_END = 30_000;

interface Token {
  value: string;
  until: number;
}

function createTokens(oauth2: NonNullable<CarrierSettings['auth']['oauth2']>, bounds: Bounds, clock: () => number) {
  let current: Token | null = null;
  let pending: Promise<Token> | null = null;
  const fetchToken = async (): Promise<Token> => {
    const { tokenUrl, clientId, clientSecret, scope, audience } = oauth2;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    if (scope !== undefined) form.set('scope', scope);
    if (audience !== undefined) form.set('audience', audience);
    const { status, json } = await askOnce(
      {
        url: new URL(tokenUrl),
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      },
      bounds,
    );
    const answer = record(json);
    const value = textOf(answer, 'access_token');
    if (status !== 200 || value === null)
      throw new CarrierFailure('status', `no token: ${new URL(tokenUrl).origin} answers ${status}`);
    const life = Number(answer.expires_in ?? 300);
    return { value, until: clock() + (Number.isFinite(life) ? life : 300) * 1000 };
  };
  return {
    /** One request for a token at a time, however many wait for it. */
    async get(): Promise<string> {
      if (current !== null && current.until - BEFORE_END > clock()) return current.value;
      pending ??= fetchToken().finally(() => {
        pending = null;
      });
      current = await pending;
      return current.value;
    },
    forget: () => {
      current = null;
    },
  };
}

/** Signature of COSCO's platform: date, digest of the body, a nonce and the request line, with HMAC-SHA1. */
function coscoHeaders(
  { url, method, body = '' }: Outgoing,
  { apiKey, secretKey }: { apiKey: string; secretKey: string },
  now: number,
): Record<string, string> {
  const date = new Date(now).toUTCString();
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const nonce = createHash('md5').update(randomUUID()).digest('hex');
  const signed = [
    `X-Coscon-Date: ${date}`,
    `X-Coscon-Digest: ${digest}`,
    `X-Coscon-Content-Md5: ${nonce}`,
    `${method} ${url.pathname}${url.search} HTTP/1.1`,
  ].join('\n');
  const signature = createHmac('sha1', secretKey).update(signed).digest('base64');
  const names = 'X-Coscon-Date X-Coscon-Digest X-Coscon-Content-Md5 request-line';
  return {
    'X-Coscon-Date': date,
    'X-Coscon-Digest': digest,
    'X-Coscon-Content-Md5': nonce,
    'X-Coscon-Hmac': nonce,
    'X-Coscon-Authorization': `hmac username="${apiKey}",algorithm="hmac-sha1",headers="${names}",signature="${signature}"`,
  };
}

/** Makes the authentication of one carrier from its settings. */
export function createAuthentication({ auth }: CarrierSettings, bounds: Bounds, clock: () => number): Authentication {
  const tokens = auth.oauth2 === undefined ? null : createTokens(auth.oauth2, bounds, clock);
  return {
    async headersFor(request) {
      return {
        ...auth.headers,
        ...(tokens === null ? {} : { Authorization: `Bearer ${await tokens.get()}` }),
        ...(auth.coscoHmac === undefined ? {} : coscoHeaders(request, auth.coscoHmac, clock())),
      };
    },
    forget: () => tokens?.forget(),
  };
}
