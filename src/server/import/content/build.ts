import type { ContentImage, StoredPicture } from '#contract/content.ts';
import type { Bilingual } from '#contract/locale.ts';
import { ItemFault } from './fault.ts';
import { picturesIn, renderMarkdown } from './markdown.ts';

/** Gives the stored form of a picture file of the folder; throws an {@link ItemFault} without a path. */
export type FindPicture = (file: string) => Promise<StoredPicture>;

/** Turns what a file says into what is stored: Markdown into clean HTML, files into pictures. */
export interface Builder {
  image(
    path: readonly PropertyKey[],
    picture: { file: string; alt: Bilingual } | undefined,
  ): Promise<ContentImage | null>;
  picture(path: readonly PropertyKey[], file: string): Promise<StoredPicture>;
  html(path: readonly PropertyKey[], text: Bilingual): Promise<Bilingual>;
}

/** Makes the builder of one import; what it throws names the field that is at fault. */
export function createBuilder(find: FindPicture): Builder {
  const picture = (path: readonly PropertyKey[], file: string) =>
    find(file).catch((error: unknown) => {
      throw error instanceof ItemFault ? new ItemFault(path, error.message) : error;
    });
  const html = async (path: readonly PropertyKey[], text: string) => {
    const found = new Map<string, StoredPicture>();
    // The sanitiser drops pictures of other sites; a picture that the folder lacks is a fault.
    const own = picturesIn(text).filter((address) => !/^([a-z]+:|\/)/i.test(address));
    for (const address of own) found.set(address, await picture(path, address));
    const made = renderMarkdown(text, found);
    if (made === '') throw new ItemFault(path, 'nothing of the text may stay');
    return made;
  };
  return {
    picture,
    image: async (path, named) =>
      named === undefined ? null : { ...(await picture([...path, 'file'], named.file)), alt: named.alt },
    html: async (path, { zh, en }) => ({ zh: await html([...path, 'zh'], zh), en: await html([...path, 'en'], en) }),
  };
}
