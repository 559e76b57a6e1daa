import { useQuery } from '@tanstack/react-query';
import type { SiteConfig } from '#contract/site.ts';
import { routeQuery } from './route-query.ts';
import { isInWechat } from './session/wechat-way.ts';

/** Ways that need somebody outside the site, and whether each is offered. `codes`: a code can be sent at all. */
export interface Offered {
  sms: boolean;
  email: boolean;
  codes: boolean;
  wechatScan: boolean;
  wechatInside: boolean;
}

/** The ways that a provider offers; all of them where it does not say, or is not known yet. */
export function offeredBy(config: SiteConfig | undefined): Offered {
  const { sms = 1, email = 1, wechatScan = 1, wechatInside = 1 } = config?.offers ?? {};
  return {
    sms: sms === 1,
    email: email === 1,
    codes: sms === 1 || email === 1,
    wechatScan: wechatScan === 1,
    wechatInside: wechatInside === 1,
  };
}

/** The ways that are set up on this site: nothing else is offered. */
export function useOffered(): Offered {
  const { data } = useQuery(routeQuery('site.config', {}));
  return offeredBy(data);
}

/** Whether WeChat can be gone to from this browser; for what is drawn in a browser alone. */
export const offersWechatHere = ({ wechatScan, wechatInside }: Offered): boolean =>
  isInWechat() ? wechatInside : wechatScan;

/** Which of two addresses a code goes to: as the visitor says, where both ways are offered, else by the one there is. */
export const goesByEmail = ({ sms, email }: Pick<Offered, 'sms' | 'email'>, wanted: boolean): boolean =>
  email && (wanted || !sms);
