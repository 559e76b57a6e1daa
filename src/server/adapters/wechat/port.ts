/** Where the visitor meets WeChat: a code to scan on a large screen, or WeChat's own browser on the phone. */
export const WECHAT_PLACES = ['scan', 'wechat'] as const;
export type WechatPlace = (typeof WECHAT_PLACES)[number];

/** Who a login code stands for. `id` is the same in both places where the operator has joined them, else it is not. */
export interface WechatPerson {
  id: string;
  nickname: string;
}

/** Logs in through WeChat. */
export interface WechatPort {
  /** For the line at the start that says which adapter is active. */
  readonly name: string;
  /** Where it is set up. */
  readonly places: readonly WechatPlace[];
  /** The address the browser is sent to, or null where this place is not set up. */
  authorizeUrl(place: WechatPlace, state: string, redirectUri: string): string | null;
  /** Exchanges a code. Throws a {@link WechatRefusal} for a code that is not good, anything else when WeChat fails. */
  identify(place: WechatPlace, code: string): Promise<WechatPerson>;
}

/** WeChat says no to a code. */
export class WechatRefusal extends Error {
  override readonly name = 'WechatRefusal';
  readonly used: boolean;

  /** `used` tells a code that has been used before from one that was never good. */
  constructor(used: boolean) {
    super(used ? 'The code has been used' : 'The code is not good');
    this.used = used;
  }
}
