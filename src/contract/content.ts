import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { FAQ_TOPICS, MODULE_TYPES, type ModuleChildType, type ModuleType, PRODUCT_MODES } from './content-kinds.ts';
import { pageOf, pageQuery, wholeNumber } from './paging.ts';
import { defineRoute } from './route.ts';
import { ADVERTISEMENT_TYPE, NOTICE_TYPE } from './strip-kinds.ts';

/** Identity of a content item: the last part of its address. */
export const contentId = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

const byId = z.object({ id: contentId });

/**
 * A picture as it is stored. `httpUrl` is an address of this site (the fallback, or the only form of a drawing); `sources`
 * are smaller and newer forms for `<picture>`, widths in CSS pixels; `blur` is a data address of a few pixels to stand in
 * while it loads. Width and height are those of the original, so that the page never moves.
 */
export const storedPicture = z.object({
  httpUrl: z.string(),
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  blur: z.nullable(z.string()),
});
export type StoredPicture = z.infer<typeof storedPicture>;

/** A picture of the content, with words for those who do not see it. */
const contentImage = z.extend(storedPicture, { alt: bilingual });
export type ContentImage = z.infer<typeof contentImage>;

/** A banner of the home page. `picture` names one of the site's drawings, `image` replaces it where the operator has one. */
export const banner = z.object({
  id: z.string(),
  title: bilingual,
  text: bilingual,
  action: bilingual,
  url: z.string(),
  picture: z.string(),
  image: z.nullable(contentImage),
});
export type Banner = z.infer<typeof banner>;

/** A line of the notice bar (specification, section 3). `url` may be empty; it is shown as a link only when it is safe. */
export const notice = z.object({ id: z.string(), name: bilingual, title: bilingual, url: z.string() });
export type Notice = z.infer<typeof notice>;

/** The advertisement strip: the first item counts. `imgUrl` may be empty: then the title alone is the strip. */
export const advertisement = z.object({ id: z.string(), title: bilingual, imgUrl: z.string(), url: z.string() });
export type Advertisement = z.infer<typeof advertisement>;

/** NEWS-02: a milestone of the company. `date` is `2011-05` or `2011-05-20`. */
export const milestone = z.object({ id: z.string(), date: z.string(), title: bilingual, text: bilingual });
export type Milestone = z.infer<typeof milestone>;

/** NEWS-03: an item of party construction or of the talent plan in a list; `note` is such as `8 lessons, 6 hours`. */
const memberItem = z.object({
  id: z.string(),
  date: z.string(),
  title: bilingual,
  summary: bilingual,
  note: bilingual,
  picture: z.string(),
});
export type MemberItem = z.infer<typeof memberItem>;
/** A whole item; `body` is sanitised HTML. */
export const memberArticle = z.extend(memberItem, { body: bilingual });
export type MemberArticle = z.infer<typeof memberArticle>;

const labelled = z.object({ title: bilingual, text: bilingual });

/** PROD-01: a product page. `body` is sanitised HTML; `facts` are figures such as `FCL cut-off`, `steps` the way of an order. */
export const product = z.object({
  id: z.enum(PRODUCT_MODES),
  title: bilingual,
  lead: bilingual,
  picture: z.string(),
  images: z.array(contentImage),
  points: z.array(labelled),
  facts: z.array(labelled),
  steps: z.array(labelled),
  body: bilingual,
});
export type Product = z.infer<typeof product>;

/** EXP-01: everything of an expert's page. `introduction` is sanitised HTML; without a photo a drawn portrait stands in. */
export const expertDetail = z.object({
  id: z.string(),
  name: bilingual,
  title: bilingual,
  classId: z.string(),
  className: bilingual,
  introduction: bilingual,
  specialities: z.array(bilingual),
  languages: bilingual,
  photo: z.nullable(contentImage),
  wechatQr: z.nullable(contentImage),
});
export type ExpertDetail = z.infer<typeof expertDetail>;

/** ABOUT-01: a partner of the logo wall. `url` may be empty. */
export const partner = z.object({
  id: z.string(),
  name: bilingual,
  trade: bilingual,
  url: z.string(),
  logo: z.nullable(contentImage),
});
export type Partner = z.infer<typeof partner>;

/** When an office is open, in its local time: `days` from 1 (Monday) to 7, `from` and `to` as `09:00`. */
const openingHours = z.object({ days: z.array(z.number()), from: z.string(), to: z.string() });
export type OpeningHours = z.infer<typeof openingHours>;

/**
 * ABOUT-02: an office. `position` is longitude and latitude in degrees; `timeZone` an IANA name; `hours` local, in words,
 * `openings` the same for clocks.
 */
export const office = z.object({
  id: z.string(),
  city: bilingual,
  role: bilingual,
  address: bilingual,
  phoneNumber: z.string(),
  email: z.string(),
  hours: bilingual,
  openings: z.array(openingHours),
  timeZone: z.string(),
  position: z.object({ longitude: z.number(), latitude: z.number() }),
});
export type Office = z.infer<typeof office>;

/** A question of the help page; `answer` is sanitised HTML. */
export const faq = z.object({ id: z.string(), topic: z.enum(FAQ_TOPICS), question: bilingual, answer: bilingual });
export type Faq = z.infer<typeof faq>;

/** ENT-01: a module of the content. */
export const moduleType = z.enum(Object.keys(MODULE_TYPES) as [ModuleType, ...ModuleType[]]);
/** ENT-01: a child type of whichever module. */
export const childType = z.enum(Object.values(MODULE_TYPES).flat() as [ModuleChildType, ...ModuleChildType[]]);

/** ENT-01: a picture filed under a module and a child type; the shell uses the first of a query. */
export const moduleImage = z.extend(contentImage, { fileId: z.string(), moduleType, type: childType });
export type ModuleImage = z.infer<typeof moduleImage>;

/** Banners of the home page; the specification's own address is that of the notices, see {@link noticeList}. */
export const bannerList = defineRoute({
  name: 'site.banners',
  method: 'GET',
  path: '/bBanner/showHome',
  summary: 'Banners of the home page',
  token: false,
  response: pageOf(banner),
});

/** Lines of the notice bar: type 1 of the specification's banner call; another type has none. */
export const noticeList = defineRoute({
  name: 'site.notices',
  method: 'GET',
  path: '/bBanner/showGet',
  summary: 'Lines of the notice bar',
  token: false,
  query: z.object({ type: z._default(wholeNumber(1, 9), NOTICE_TYPE) }),
  response: pageOf(notice),
});

export const advertisementList = defineRoute({
  name: 'site.advertisements',
  method: 'GET',
  path: '/bAds/showGet',
  summary: 'Advertisements (type 2)',
  token: false,
  query: z.object({ type: z._default(wholeNumber(1, 9), ADVERTISEMENT_TYPE) }),
  response: pageOf(advertisement),
});

export const imageList = defineRoute({
  name: 'site.images',
  method: 'GET',
  path: '/tFile/showGetfilelist',
  summary: 'Pictures by module and type',
  token: false,
  query: z.object({ moduleType, type: z.optional(childType) }),
  response: pageOf(moduleImage),
});

export const milestoneList = defineRoute({
  name: 'milestones.list',
  method: 'GET',
  path: '/bMilestone/showGet',
  summary: 'Milestones, oldest first',
  token: false,
  response: pageOf(milestone),
});

export const productEntry = defineRoute({
  name: 'products.entry',
  method: 'GET',
  path: '/bProduct/showGet/{id}',
  summary: 'One product page',
  token: false,
  params: z.object({ id: z.enum(PRODUCT_MODES) }),
  response: product,
});

export const expertEntry = defineRoute({
  name: 'experts.entry',
  method: 'GET',
  path: '/bExpertInfo/showGet/{id}',
  summary: 'One expert with introduction and photo',
  token: false,
  params: byId,
  response: expertDetail,
});

export const partnerList = defineRoute({
  name: 'partners.list',
  method: 'GET',
  path: '/bPartner/showGet',
  summary: 'Partners of the logo wall',
  token: false,
  response: pageOf(partner),
});

export const officeList = defineRoute({
  name: 'offices.list',
  method: 'GET',
  path: '/bOffice/showGet',
  summary: 'Offices, the head office first',
  token: false,
  response: pageOf(office),
});

export const faqList = defineRoute({
  name: 'faq.list',
  method: 'GET',
  path: '/bFaq/showGet',
  summary: 'Questions and answers of the help page',
  token: false,
  response: pageOf(faq),
});

const memberRoutes = <Name extends 'party' | 'talent'>(name: Name, path: `/${string}`, summary: string) => ({
  list: defineRoute({
    name: `${name}.list`,
    method: 'GET',
    path,
    summary,
    token: true,
    access: 'members',
    query: pageQuery,
    response: pageOf(memberItem),
  }),
  entry: defineRoute({
    name: `${name}.entry`,
    method: 'GET',
    path: `${path}/{id}`,
    summary: `${summary}: one with its body`,
    token: true,
    access: 'members',
    params: byId,
    response: memberArticle,
  }),
});

/** NEWS-03: for members and staff only. */
export const party = memberRoutes('party', '/bParty/showGet', 'Party construction, newest first');
/** NEWS-03: for members and staff only. */
export const talent = memberRoutes('talent', '/bTalent/showGet', 'Courses of the talent plan');
