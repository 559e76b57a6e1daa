import type { z } from 'zod';
import type { ContentKind, ContentOf } from '#server/modules/content/kinds.ts';
import type { Builder } from './build.ts';
import { type Fault, faultOf } from './fault.ts';
import { layouts, type ReadItem } from './layouts.ts';
import type { FoundItem } from './source.ts';

/** An item as its file has it, and as it is stored. */
export interface Read<Data> {
  id: string;
  /** Where the file says it; else the items are in the order of their file or folder. */
  position: number | undefined;
  date: string;
  data: Data;
}

/** Reads an item of one kind: what is stored of it, or what is wrong with it. */
type Reader<Data> = (found: FoundItem, builder: Builder) => Promise<Read<Data> | Fault[]>;

const wordsOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `unknown field (${issue.keys.join(', ')})` : issue.message;

/** The fields of an item as its layout has them, or what is wrong with them. */
export function readFields<Item>(layout: z.ZodType<Item>, found: FoundItem): { item: Item } | Fault[] {
  const result = layout.safeParse(found.value);
  if (result.success) return { item: result.data };
  return result.error.issues.map((issue) => faultOf(found, issue.path, wordsOf(issue)));
}

interface Common {
  id: string;
  position?: unknown;
  date?: string;
}

function reads<Item extends Common, Data>(
  layout: z.ZodType<Item>,
  build: (item: Item, builder: Builder) => Promise<Data>,
): Reader<Data> {
  return async (found, builder) => {
    const read = readFields(layout, found);
    if (!('item' in read)) return read;
    const { id, position, date = '' } = read.item;
    const data = await build(read.item, builder);
    return { id, position: typeof position === 'number' ? position : undefined, date, data };
  };
}

async function member(item: ReadItem<'party'>, { html }: Builder): Promise<ContentOf<'party'>> {
  const { id, date, title, summary, note, picture } = item;
  return { id, date, title, summary, note, picture, body: await html(['body'], item.body) };
}

/** Links beside the site's own entries; more of them would push these out of the bar. */
const MOST_MENU_LINKS = 6;

const menuLink = reads(layouts['menu-link'], async ({ label, url }) => ({ label, url }));

/** How an item of each kind is read and stored. */
export const readers: { readonly [Kind in ContentKind]: Reader<ContentOf<Kind>> } = {
  banner: reads(layouts.banner, async (item, { image }) => ({ ...item, image: await image(['image'], item.image) })),
  notice: reads(layouts.notice, async (item) => item),
  advertisement: reads(layouts.advertisement, async ({ id, title, url, image }, { picture }) => {
    const imgUrl = image === undefined ? '' : (await picture(['image', 'file'], image.file)).httpUrl;
    return { id, title, url, imgUrl };
  }),
  'menu-link': async (found, builder) =>
    found.position < MOST_MENU_LINKS
      ? menuLink(found, builder)
      : [faultOf(found, [], `the menu takes ${MOST_MENU_LINKS} links`)],
  image: reads(layouts.image, async ({ id, moduleType, type, file, alt }, { picture }) => ({
    ...(await picture(['file'], file)),
    alt,
    fileId: id,
    moduleType,
    type,
  })),
  milestone: reads(layouts.milestone, async (item) => item),
  product: reads(layouts.product, async ({ file: _, ...item }, { html, image }) => {
    const images = await Promise.all(item.images.map((one, index) => image(['images', index], one)));
    return { ...item, images: images.filter((one) => one !== null), body: await html(['body'], item.body) };
  }),
  'expert-class': reads(layouts['expert-class'], async (item) => item),
  expert: reads(layouts.expert, async (item, { html, image }) => ({
    id: item.id,
    name: item.name,
    title: item.title,
    classId: item.classId,
    className: { zh: '', en: '' },
    introduction: await html(['body'], item.body),
    specialities: item.specialities,
    languages: item.languages,
    photo: await image(['photo'], item.photo),
    wechatQr: await image(['wechatQr'], item.wechatQr),
  })),
  partner: reads(layouts.partner, async ({ logo, ...item }, { image }) => ({
    ...item,
    logo: await image(['logo'], logo),
  })),
  office: reads(layouts.office, async (item) => item),
  faq: reads(layouts.faq, async (item, { html }) => ({ ...item, answer: await html(['answer'], item.answer) })),
  party: reads(layouts.party, member),
  talent: reads(layouts.talent, member),
};
