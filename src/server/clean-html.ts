import sanitizeHtml from 'sanitize-html';
import type { Bilingual } from '#contract/locale.ts';

const OWN_PICTURE = /^\/(images|media)\/[\w-]+(\/[\w-]+)*\.\w+$/;

/** The HTML that content may hold, and nothing else: text, lists, tables, links, and pictures of this site. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'code', 'br', 'hr'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'picture', 'source', 'img'],
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      source: ['type', 'srcset', 'sizes'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !OWN_PICTURE.test(attribs.src ?? '')) ||
      (tag === 'source' && !/^(\/media\/[\w.-]+ \d+w(, |$))+$/.test(attribs.srcset ?? '')),
  }).trim();
}

/**
 * The same of a text in both languages. What is stored was clean when it came, but a restored copy or another program may
 * have written since: it is cleaned again for each answer that is made of it.
 */
export const cleanTexts = ({ zh, en }: Bilingual): Bilingual => ({ zh: cleanHtml(zh), en: cleanHtml(en) });
