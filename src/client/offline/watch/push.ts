import type { Api } from '#client/api/api.ts';
import { inTime } from '#client/lib/next-turn.ts';
import { AS_QUERY } from '../route-query.ts';
import { deviceSession, onSessionEnd } from '../session/session.ts';

/** Whether this browser gets pushed messages: it cannot, the person said no to it, or it is on or off. */
type PushState = 'unsupported' | 'denied' | 'on' | 'off';

/** Where the device notes for whom it was switched on: somebody else on this device did not ask for it. */
const OWNER_KEY = 'push-owner';

function ownerOf(): string | null {
  try {
    return localStorage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}

function setOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(OWNER_KEY);
    else localStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Blocked: it is on until the session ends.
  }
}

/** How long the browser may take, in milliseconds: asking its message service may never come to an end. */
const PATIENCE_MS = 10_000;

const answered = <T>(work: Promise<T>): Promise<T> =>
  inTime(PATIENCE_MS, work, new DOMException('The browser does not answer', 'TimeoutError'));

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The browser's subscription; null when there is none, or no worker to get messages. */
async function present(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const look = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return (await answered(look())) ?? null;
}

/** How it stands at this moment. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOwn = ownerOf() === deviceSession.session?.userId;
  return isOwn && (await present()) !== null ? 'on' : 'off';
}

/** Gives the server the address of a subscription; `quiet` where the visitor has not asked for it just now. */
async function hand(api: Api, subscription: PushSubscription, quiet: boolean): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new DOMException('The browser gave no address', 'NotSupportedError');
  }
  await api.call('watch.subscribe', { body: { endpoint, p256dh, auth } }, { repeatable: true, quiet });
}

/** A new subscription of the browser's under the server's key. */
async function subscribed(key: string): Promise<PushSubscription> {
  // Where there is none, as with the service worker switched off, `ready` would be waited for without end.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) {
    throw new DOMException('There is no service worker', 'NotSupportedError');
  }
  const registration = await navigator.serviceWorker.ready;
  // One under another key of the server gets nothing, and stands in the way of a new one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return registration.pushManager.subscribe(options);
}

/**
 * Asks the browser, and gives the server the address. `key` is the server's. Rejects when either refuses or does not
 * answer; while the visitor is asked for his permission, it waits for him.
 */
export async function switchPushOn(api: Api, key: string): Promise<void> {
  // A refusal comes from `subscribe`, in the browser's words.
  await Notification.requestPermission();
  await hand(api, await answered(subscribed(key)), false);
  setOwner(deviceSession.session?.userId ?? null);
}

/** Ends it on this device; the server is told where it can be reached. */
export async function switchPushOff(api: Api): Promise<void> {
  setOwner(null);
  const subscription = await present();
  if (subscription === null) return;
  const { endpoint } = subscription;
  await answered(subscription.unsubscribe());
  await api.call('watch.unsubscribe', { body: { endpoint } });
}

/** The session whose subscription was handed over by this page, and the one for which a lost one was asked for again. */
let renewedFor: string | null = null;
let askedAgainFor: string | null = null;

/**
 * Renews a subscription that the browser has lost, as after its data were cleared in part, for an owner who switched it
 * on and still allows it; null otherwise.
 */
async function subscribedAgain(api: Api): Promise<PushSubscription | null> {
  const { token } = deviceSession;
  // Once for a page: a message service that is out of reach would be waited for at each return to it.
  if (Notification.permission !== 'granted' || token === askedAgainFor) return null;
  askedAgainFor = token;
  const { pushKey } = await api.call('watch.noticeSettings', {}, AS_QUERY);
  return pushKey === null ? null : answered(subscribed(pushKey));
}

/**
 * A subscription belongs to a session: a new one of the same person takes it over, anybody else's ends it, and one that was
 * lost is made again. Done once per session and page.
 */
export async function renewPush(api: Api): Promise<void> {
  const { token, session } = deviceSession;
  if (token === renewedFor) return;
  const found = await present();
  const isOwn = session !== null && ownerOf() === session.userId;
  const subscription = isOwn && isSupported() ? (found ?? (await subscribedAgain(api))) : found;
  if (subscription !== null) {
    if (isOwn) await hand(api, subscription, true);
    else await answered(subscription.unsubscribe());
  }
  renewedFor = token;
}

/** A logout ends notifications here: the server ends them with the session, and the browser forgets the address. */
if (typeof window !== 'undefined') {
  onSessionEnd((_ended, how) => {
    if (how !== 'logout' && how !== 'withdrawn' && how !== 'earlier') return;
    setOwner(null);
    // An address that the browser keeps is worth nothing without its session.
    present()
      .then((subscription) => subscription?.unsubscribe())
      .catch(() => undefined);
  });
}
