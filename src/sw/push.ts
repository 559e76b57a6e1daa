import type { PushedMessage } from '#contract/pushed-message.ts';

/** Parses a message, which is JSON from our server; null for anything else. */
export function readMessage(text: string): PushedMessage | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { title, body, url, tag, unread } = read as Partial<Record<keyof PushedMessage, unknown>>;
  const isText = [title, body, url, tag].every((one) => typeof one === 'string');
  return isText && typeof unread === 'number' ? (read as PushedMessage) : null;
}

/** The address a message leads to; the site's own inbox for one that would lead elsewhere. */
export function addressOf(path: unknown, origin: string): string {
  const inbox = `${origin}/logisticstools/notices`;
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return inbox;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : inbox;
}

/** Browsers take the right to push away from whoever shows nothing, so there are words for a message that says nothing. */
const UNREADABLE: PushedMessage = {
  title: 'Harbourway 港途国际物流',
  body: '',
  url: '/logisticstools/notices',
  tag: 'shipments',
  unread: 0,
};

async function show(scope: ServiceWorkerGlobalScope, text: string): Promise<void> {
  const { title, body, url, tag, unread } = readMessage(text) ?? UNREADABLE;
  if (unread > 0 && 'setAppBadge' in scope.navigator) await scope.navigator.setAppBadge(unread).catch(() => undefined);
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
  });
}

/** Shows the page in a window of the site that is open, else in a new one. */
async function open(scope: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  if (there !== undefined) return void (await there.focus());
  const [any] = windows;
  try {
    // A window that this worker does not control cannot be led anywhere.
    const led = any === undefined ? null : await any.navigate(address);
    if (led !== null) return void (await led.focus());
  } catch {
    // Then a new one.
  }
  await scope.clients.openWindow(address);
}

/** Shows what the server pushes about watched shipments, and leads to it. */
export function showPushed(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.text() ?? '')));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const path = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
    event.waitUntil(open(scope, addressOf(path, scope.location.origin)));
  });
}
