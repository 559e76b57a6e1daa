import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';

/** A line of the menu beyond the site's own pages; an address of another site opens a new tab (SHELL-06). */
export const menuLink = z.object({ label: bilingual, url: z.string() });
export type MenuLink = z.infer<typeof menuLink>;

/**
 * Ways that need somebody outside the site, 1 for those that are set up: codes by SMS and by e-mail, logging in by
 * scanning WeChat's code and within WeChat's own browser.
 */
export const offers = z.object({
  sms: z.number(),
  email: z.number(),
  wechatScan: z.number(),
  wechatInside: z.number(),
});
export type Offers = z.infer<typeof offers>;

/**
 * Switches of the site: 1 means on (specification, section 3). A provider that does not say what it offers offers everything.
 * `menuLinks` stand in the menu behind the site's own pages. `tryOut`: the server is tried out on its own machine.
 */
export const siteConfig = z.object({
  enabledAds: z.number(),
  enabledBanner: z.number(),
  publicTracking: z.number(),
  menuLinks: z.optional(z.array(menuLink)),
  offers: z.optional(offers),
  tryOut: z.optional(z.number()),
});
export type SiteConfig = z.infer<typeof siteConfig>;

export const dock = z.object({ phoneNumber: z.string(), linkUrl: z.string() });
export type Dock = z.infer<typeof dock>;

/** Company info of footer and contact page. `icp` is the filing line that sites in China must show. */
export const companyInfo = z.object({
  companyName: bilingual,
  phoneNumber: z.string(),
  email: z.string(),
  address: bilingual,
  icp: z.string(),
});
export type CompanyInfo = z.infer<typeof companyInfo>;

export const expert = z.object({ id: z.string(), name: bilingual, title: bilingual, classId: z.string() });
export type Expert = z.infer<typeof expert>;
export const expertClass = z.object({ id: z.string(), name: bilingual });
export type ExpertClass = z.infer<typeof expertClass>;

export const configGet = defineRoute({
  name: 'site.config',
  method: 'GET',
  path: '/bConfig/showGet',
  summary: 'Site switches',
  token: false,
  response: siteConfig,
});

export const dockGet = defineRoute({
  name: 'site.dock',
  method: 'GET',
  path: '/bDock/showGet',
  summary: 'Telephone number and link of the side panel',
  token: false,
  response: dock,
});

export const companyGet = defineRoute({
  name: 'site.company',
  method: 'GET',
  path: '/bCompanyInfo/showGet',
  summary: 'Company name, telephone, e-mail, address and filing number',
  token: false,
  response: companyInfo,
});

export const expertList = defineRoute({
  name: 'experts.list',
  method: 'GET',
  path: '/bExpertInfo/showGet',
  summary: 'Experts',
  token: false,
  response: pageOf(expert),
});

export const expertClasses = defineRoute({
  name: 'experts.classes',
  method: 'GET',
  path: '/bExpertClass/showGet',
  summary: 'Expert categories',
  token: false,
  response: pageOf(expertClass),
});
