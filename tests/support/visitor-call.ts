import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { RouteDefinition } from '#contract/route.ts';

/** The parts of a request that one visitor's browser sends. */
interface Sent {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** In place of a JSON body. */
  form?: { type: string; payload: Buffer };
}

/**
 * One visitor's browser: its own address, its cookies, its token. Calls go as the site's own pages send them.
 */
export class VisitorBrowser {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  /** Where its pages come from. */
  origin = 'http://site.test';
  address: string;

  constructor(app: FastifyInstance, address = '198.51.100.7') {
    this.#app = app;
    this.address = address;
  }

  /** Sends a call of the contract; keeps the cookies that come back. */
  async send(
    route: RouteDefinition,
    { body, params = {}, query = {}, headers = {}, form }: Sent = {},
  ): Promise<LightMyRequestResponse> {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      method: route.method,
      url: `/api${path}?${new URLSearchParams(query)}`,
      remoteAddress: this.address,
      headers: {
        host: 'site.test',
        origin: this.origin,
        'accept-language': 'en-US',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form === undefined ? {} : { 'content-type': form.type }),
        ...(cookie === '' ? {} : { cookie }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(form === undefined ? {} : { payload: form.payload }),
    });
    this.#keepCookies(answer);
    return answer;
  }

  #keepCookies(answer: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
