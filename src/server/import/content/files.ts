/** Files that hold a list of items, by kind, and folders that hold an item per file. */
export const LIST_FILES = {
  banner: 'banners.yaml',
  notice: 'notices.yaml',
  advertisement: 'advertisements.yaml',
  'menu-link': 'menu-links.yaml',
  image: 'images.yaml',
  milestone: 'milestones.yaml',
  'expert-class': 'expert-classes.yaml',
  partner: 'partners.yaml',
  office: 'offices.yaml',
  faq: 'faq.yaml',
} as const;
export const ITEM_FOLDERS = {
  news: 'news',
  product: 'products',
  expert: 'experts',
  party: 'party',
  talent: 'talent',
} as const;
export const SITE_FILE = 'site.yaml';
/** Pictures lie here, and are named by their path below the content folder. */
export const IMAGE_FOLDER = 'images';

export type SourceKind = keyof typeof LIST_FILES | keyof typeof ITEM_FOLDERS | 'site';
