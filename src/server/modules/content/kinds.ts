import {
  advertisement,
  banner,
  expertDetail,
  faq,
  memberArticle,
  milestone,
  moduleImage,
  notice,
  office,
  partner,
  product,
} from '#contract/content.ts';
import { expertClass, menuLink } from '#contract/site.ts';

/** How the items of a kind follow each other. */
export type Order = 'position' | 'oldest' | 'newest';

/**
 * The kinds of content that share a table: the contract's schema of an item, and its order. An expert is stored with an
 * empty class name, which comes from the class. `restricted` kinds are for members and staff only (NEWS-03). `html` is the
 * field that holds HTML.
 */
export const CONTENT_KINDS = {
  banner: { schema: banner, order: 'position', restricted: false, html: null },
  notice: { schema: notice, order: 'position', restricted: false, html: null },
  advertisement: { schema: advertisement, order: 'position', restricted: false, html: null },
  'menu-link': { schema: menuLink, order: 'position', restricted: false, html: null },
  image: { schema: moduleImage, order: 'position', restricted: false, html: null },
  milestone: { schema: milestone, order: 'oldest', restricted: false, html: null },
  product: { schema: product, order: 'position', restricted: false, html: 'body' },
  'expert-class': { schema: expertClass, order: 'position', restricted: false, html: null },
  expert: { schema: expertDetail, order: 'position', restricted: false, html: 'introduction' },
  partner: { schema: partner, order: 'position', restricted: false, html: null },
  office: { schema: office, order: 'position', restricted: false, html: null },
  faq: { schema: faq, order: 'position', restricted: false, html: 'answer' },
  party: { schema: memberArticle, order: 'newest', restricted: true, html: 'body' },
  talent: { schema: memberArticle, order: 'position', restricted: true, html: 'body' },
} as const;

export type ContentKind = keyof typeof CONTENT_KINDS;
/** An item of a kind, as the contract has it. */
export type ContentOf<Kind extends ContentKind> = (typeof CONTENT_KINDS)[Kind]['schema']['_zod']['output'];
