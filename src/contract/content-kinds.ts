/** PROD-01: the four ways of transport, in menu order; the value is the last part of the page's address. */
export const PRODUCT_MODES = ['landtransport', 'seatransport', 'airtransport', 'multimodaltransport'] as const;
export type ProductMode = (typeof PRODUCT_MODES)[number];

/** ENT-01: the content modules of the specification with their child types, a closed list. */
export const MODULE_TYPES = {
  homepage: ['banner', 'ads'],
  team: ['expert-photo', 'expert-wechat-qr'],
  common: ['wechat-video-qr', 'wechat-official-qr', 'douyin-qr', 'user-avatar'],
  news: ['party', 'information', 'milestone', 'talent'],
  aboutus: ['introduce', 'partner-logos', 'contact-us', 'company-profile', 'company-cover'],
  product: ['sea', 'combined', 'land', 'air'],
  dock: ['dock-qr'],
  tools: ['pallet-sizes', 'container-size', 'cold-box'],
} as const;
export type ModuleType = keyof typeof MODULE_TYPES;
export type ModuleChildType = (typeof MODULE_TYPES)[ModuleType][number];

/** Topics of the help page, in its order. */
export const FAQ_TOPICS = ['booking', 'documents', 'customs', 'tracking', 'charges', 'website'] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];
