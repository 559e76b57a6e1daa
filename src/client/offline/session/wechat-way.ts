import type { Api } from '#client/api/api.ts';
import { safeLink } from '#domain/safe-link.ts';

const STORAGE_KEY = 'wechat-way';

/** Why somebody went to WeChat: to log in, or to add this way to the account he is logged in with. */
type WechatPurpose = 'login' | 'link';

/** The record of a login that is on its way through WeChat. `redirect` is where the visitor wanted to go. */
export interface WechatWay {
  state: string;
  purpose: WechatPurpose;
  redirect: string;
}

/** Whether this is WeChat's own browser, in which one agrees without scanning. */
export const isInWechat = (): boolean => /\bMicroMessenger\//i.test(navigator.userAgent);

/** AUTH-03: leaves for WeChat's page. Rejects as calls do, and when what the server names is no address to go to. */
export async function leaveForWechat(api: Api, purpose: WechatPurpose, redirect: string): Promise<void> {
  const place = isInWechat() ? 'wechat' : 'scan';
  const { url, state } = await api.call('auth.wechatStart', { body: { place } }, { quiet: true });
  const target = safeLink(url);
  if (target?.kind !== 'external') throw new Error('WeChat has no address');
  const way: WechatWay = { state, purpose, redirect };
  // Blocked storage throws: without it nobody could tell an answer from a forged one.
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(way));
  window.location.assign(target.href);
}

/** Takes the record of the way, once; null when there is none, or when it cannot be read. */
export function takeWechatWay(): WechatWay | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    if (typeof stored !== 'object' || stored === null) return null;
    const { state, purpose, redirect } = stored as Partial<Record<keyof WechatWay, unknown>>;
    if (typeof state !== 'string' || typeof redirect !== 'string') return null;
    return purpose === 'login' || purpose === 'link' ? { state, purpose, redirect } : null;
  } catch {
    return null;
  }
}
