import { z } from 'zod';
import { childType, moduleType } from '#contract/content.ts';
import { FAQ_TOPICS, MODULE_TYPES, PRODUCT_MODES } from '#contract/content-kinds.ts';
import { newsKind } from '#contract/news.ts';
import {
  day,
  drawing,
  email,
  id,
  line,
  lines,
  link,
  markdown,
  month,
  optionalLines,
  phoneNumber,
  picture,
} from './fields.ts';

const labelled = z
  .array(z.strictObject({ title: lines, text: lines }))
  .max(30, 'more than 30')
  .default([]);

/** Fields that a Markdown file adds to its front matter: its id, its name and its two texts. */
const article = { id, file: z.string(), body: markdown };

const position = z.int('a whole number was expected').min(0).max(10_000).optional();

const named = ({ id: own, file }: { id: string; file: string }) => own === file;
const isNamed = { path: ['id'], message: 'the file is not named after its id' };

const memberArticle = z
  .strictObject({
    ...article,
    date: day,
    title: lines,
    summary: lines,
    note: optionalLines,
    picture: drawing,
    position,
  })
  .refine(named, isNamed);

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time is written 09:00');
const weekday = z.int('days are 1 (Monday) to 7').min(1).max(7);
const opening = z.strictObject({ days: z.array(weekday).min(1).max(7), from: clock, to: clock });

const timeZone = z.string().refine((name) => Intl.supportedValuesOf('timeZone').includes(name), 'no IANA time zone');

/** Fields of an item in the content folder, by kind. What a kind does not name is a fault: it is most often misspelt. */
export const layouts = {
  banner: z.strictObject({
    id,
    title: lines,
    text: lines,
    action: lines,
    url: link,
    picture: drawing,
    image: picture.optional(),
  }),
  notice: z.strictObject({ id, name: lines, title: lines, url: link.default('') }),
  advertisement: z.strictObject({
    id,
    title: lines,
    image: z.strictObject({ file: z.string() }).optional(),
    url: link.default(''),
  }),
  'menu-link': z.strictObject({ id, label: lines, url: link.refine((text) => text !== '', 'empty') }),
  image: z
    .strictObject({ id, moduleType, type: childType, file: z.string(), alt: lines })
    .refine((item) => (MODULE_TYPES[item.moduleType] as readonly string[]).includes(item.type), {
      path: ['type'],
      message: 'the module has no pictures of this type',
    }),
  milestone: z.strictObject({ id, date: month, title: lines, text: lines }),
  'expert-class': z.strictObject({ id, name: lines }),
  partner: z.strictObject({ id, name: lines, trade: lines, url: link.default(''), logo: picture.optional() }),
  office: z.strictObject({
    id,
    city: lines,
    role: lines,
    address: lines,
    phoneNumber,
    email,
    hours: lines,
    openings: z.array(opening).max(14).default([]),
    timeZone,
    position: z.strictObject({
      longitude: z.number('a number was expected').min(-180).max(180),
      latitude: z.number('a number was expected').min(-90).max(90),
    }),
  }),
  faq: z.strictObject({ id, topic: z.enum(FAQ_TOPICS), question: lines, answer: markdown }),
  news: z
    .strictObject({ ...article, kind: newsKind, date: day, picture: drawing, title: lines, summary: lines })
    .refine(named, isNamed),
  product: z
    .strictObject({
      ...article,
      id: z.enum(PRODUCT_MODES),
      title: lines,
      lead: lines,
      picture: drawing,
      images: z.array(picture).default([]),
      points: labelled,
      facts: labelled,
      steps: labelled,
    })
    .refine(named, isNamed),
  expert: z
    .strictObject({
      ...article,
      name: lines,
      title: lines,
      classId: id,
      position,
      specialities: z.array(lines).max(12, 'more than 12').default([]),
      languages: optionalLines,
      photo: picture.optional(),
      wechatQr: picture.optional(),
    })
    .refine(named, isNamed),
  party: memberArticle,
  talent: memberArticle,
  site: z.strictObject({
    config: z
      .strictObject({
        enabledAds: z.literal([0, 1]).default(0),
        enabledBanner: z.literal([0, 1]).default(0),
        publicTracking: z.literal([0, 1]).default(0),
      })
      .optional(),
    dock: z.strictObject({ phoneNumber, linkUrl: link }).optional(),
    company: z
      .strictObject({
        companyName: lines,
        phoneNumber,
        email,
        address: lines,
        icp: line.or(z.literal('')),
      })
      .optional(),
  }),
} as const;

/** An item of a kind as its layout reads it. */
export type ReadItem<Kind extends keyof typeof layouts> = z.output<(typeof layouts)[Kind]>;
