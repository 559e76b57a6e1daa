import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { record, textOf } from '#domain/tracking/loose-json.ts';
import { parseJson } from '#server/parse-json.ts';
import { scheduleEntries, scheduleNamed } from './schedules.ts';
import { eventsOf, findVoyage } from './voyages.ts';

/** The key that the simulator wants to see; the real ones stand in the operator's settings. */
export const DEMO_KEY = 'demonstration';

interface Subscription {
  id: string;
  number: string;
  callback: string;
  secret: Buffer;
  sent: Set<string>;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const BODY_MAX = 64 * 1024;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_MAX) return null;
  }
  return parseJson(text) ?? null;
}

/** One page of a list; `nextHeader` is the header with the cursor of the one after it. */
function paged(all: readonly unknown[], query: URLSearchParams, nextHeader: string): Answer {
  const limit = Math.min(Math.max(Number(query.get('limit') ?? 100) || 100, 1), 1000);
  const from = Number(query.get('cursor') ?? 0) || 0;
  const next = from + limit < all.length ? { [nextHeader]: String(from + limit) } : {};
  return { status: 200, body: all.slice(from, from + limit), headers: { 'Current-Page': String(from), ...next } };
}

/** A carrier that speaks DCSA over HTTP: Track & Trace 2.2 with push, and Commercial Schedules 1.0. */
export interface DemoCarrier {
  server: Server;
  /** Tells subscribers what is new to them; called by a timer, or by tests. */
  notify(): Promise<void>;
}

/** Makes the simulator; the caller lets it listen and closes it. */
export function createDemoCarrier(clock: () => number): DemoCarrier {
  const firstAsked = new Map<string, number>();
  const subscriptions = new Map<string, Subscription>();

  const known = (number: string): Record<string, unknown>[] => {
    const now = clock();
    const voyage = findVoyage(number, now);
    if (voyage === null) return [];
    const asked = firstAsked.get(voyage.bill) ?? now;
    firstAsked.set(voyage.bill, asked);
    const silent = (voyage.scenario.silentSeconds ?? 0) * 1000;
    return now - asked < silent ? [] : eventsOf(voyage, now);
  };

  const events = (query: URLSearchParams): Answer => {
    const names = ['transportDocumentReference', 'carrierBookingReference', 'equipmentReference'];
    const number = names.map((name) => query.get(name)).find((value) => value !== null) ?? '';
    return paged(known(number), query, 'Next-Page');
  };

  const subscribe = (body: unknown): Answer => {
    const wanted = record(body);
    const number = textOf(wanted, 'transportDocumentReference', 'equipmentReference', 'carrierBookingReference');
    const [callback, secret] = [textOf(wanted, 'callbackUrl'), textOf(wanted, 'secret')];
    if (number === null || callback === null || secret === null) return { status: 400, body: {} };
    const id = randomUUID();
    const sent = new Set(known(number).map(idOf));
    subscriptions.set(id, { id, number, callback, secret: Buffer.from(secret, 'base64'), sent });
    return { status: 201, body: { subscriptionID: id, callbackUrl: callback } };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://demo');
    if (request.headers['x-demo-key'] !== DEMO_KEY) return { status: 401, body: {} };
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /v2/events') return events(url.searchParams);
    const schedule = scheduleNamed(url.pathname);
    if (schedule !== undefined) {
      return paged(scheduleEntries(schedule, url.searchParams, clock()), url.searchParams, 'Next-Page-Cursor');
    }
    if (call === 'POST /v2/event-subscriptions') return subscribe(await bodyOf(request));
    return { status: 404, body: {} };
  };

  const server = createServer((request, response) => {
    void answer(request).then((made) => send(response, made));
  });
  return { server, notify: () => notifyAll([...subscriptions.values()], known) };
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'API-Version': '2.2.0', ...headers });
  response.end(JSON.stringify(body));
}

function idOf(event: Record<string, unknown>): string {
  return textOf(event, 'eventID') ?? textOf(record(event.metadata), 'eventID') ?? '';
}

async function notifyAll(subscriptions: readonly Subscription[], known: (number: string) => Record<string, unknown>[]) {
  for (const { id, number, callback, secret, sent } of subscriptions) {
    const news = known(number).filter((event) => !sent.has(idOf(event)));
    if (news.length === 0) continue;
    const body = JSON.stringify(news);
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const response = await fetch(callback, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'Subscription-ID': id,
        'Notification-Signature': `sha256=${signature}`,
        'API-Version': '2.2.0',
      },
      body,
      redirect: 'error',
    }).catch(() => null);
    // Anything else than 204 is a failure, and the same events come again.
    if (response?.status === 204) for (const event of news) sent.add(idOf(event));
  }
}
