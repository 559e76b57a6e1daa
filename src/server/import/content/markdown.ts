import { Marked, type Tokens } from 'marked';
import type { StoredPicture } from '#contract/content.ts';
import { cleanHtml } from '#server/clean-html.ts';

/** Pictures of a text by the address its Markdown gives; a picture that is not there leaves only its words. */
type PicturesOf = ReadonlyMap<string, StoredPicture>;

/** How wide a picture of a text is shown, for the browser's choice among its sizes. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function figureOf({ title, text }: Tokens.Image, { httpUrl, width, height, sources }: StoredPicture): string {
  const smaller = sources
    .map(({ type, srcset }) => `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${SIZES}">`)
    .join('');
  const image = `<img src="${escapeHtml(httpUrl)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  const words = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
  return `<figure><picture>${smaller}${image}</picture>${words}</figure>`;
}

/** The picture, when a paragraph is nothing but one. */
function onlyPicture(tokens: readonly { type: string; raw: string }[]): Tokens.Image | undefined {
  const [first, ...rest] = tokens.filter(({ type, raw }) => type !== 'text' || raw.trim() !== '');
  return first?.type === 'image' && rest.length === 0 ? (first as Tokens.Image) : undefined;
}

/**
 * Turns Markdown into the HTML that content may hold: text, lists, tables, links, and pictures of this site. HTML in the
 * Markdown is held to the same list.
 */
export function renderMarkdown(markdown: string, pictures: PicturesOf = new Map()): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      paragraph({ tokens }) {
        const image = onlyPicture(tokens);
        const picture = image && pictures.get(image.href);
        return image && picture ? `${figureOf(image, picture)}\n` : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      image(token) {
        const picture = pictures.get(token.href);
        if (picture === undefined) return false;
        return figureOf({ ...token, title: null }, picture).replace(/^<figure>|<\/figure>$/g, '');
      },
    },
  });
  return cleanHtml(marked.parse(markdown, { async: false }));
}

/** The addresses of the pictures that a text shows, as its Markdown has them. */
export function picturesIn(markdown: string): string[] {
  const found: string[] = [];
  const marked = new Marked({ gfm: true });
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push((token as Tokens.Image).href);
  });
  return found;
}
