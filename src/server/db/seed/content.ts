import { readdirSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { parse } from 'yaml';
import { z } from 'zod';
import { bilingual } from '#contract/bilingual.ts';
import { newsKind } from '#contract/news.ts';
import { companyInfo, dock, expert, expertClass, siteConfig } from '#contract/site.ts';
import type { Transaction } from '../transaction.ts';

const folder = new URL('./content/', import.meta.url);

const frontMatter = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  kind: newsKind,
  date: z.iso.date(),
  picture: z.string().min(1),
  title: bilingual,
  summary: bilingual,
});

/** A news item as it is stored; `body` is sanitised HTML. */
export type NewsContent = z.infer<typeof frontMatter> & { body: z.infer<typeof bilingual> };

const siteContent = z.object({
  config: siteConfig,
  dock,
  company: companyInfo,
  expertClasses: z.array(expertClass),
  experts: z.array(expert),
});

const marked = new Marked({ gfm: true });

/** Turns Markdown into the HTML that news may hold: text, lists, tables, links, and the site's own pictures. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'code', 'br', 'hr'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    ],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], ol: ['start'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^\/images\/[\w-]+(\/[\w-]+)*\.\w+$/.test(attribs.src ?? ''),
  }).trim();
}

/** Reads a news file: front matter in YAML, the Chinese body, the line `<!-- en -->`, the English body. */
export function parseNews(text: string): NewsContent {
  const [, head = '', zh = '', en = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*?)\r?\n<!-- en -->\r?\n([\s\S]*)$/.exec(text) ?? [];
  const facts = frontMatter.parse(parse(head));
  const body = { zh: renderMarkdown(zh), en: renderMarkdown(en) };
  if (body.zh === '' || body.en === '') throw new Error(`The news item ${facts.id} lacks the text of one language.`);
  return { ...facts, body };
}

/** Writes the news of the demonstration. */
export async function plantNews(transaction: Transaction): Promise<void> {
  const names = readdirSync(new URL('news/', folder)).filter((name) => name.endsWith('.md'));
  for (const name of names) {
    const { id, kind, date, title, summary, body, picture } = parseNews(read(`news/${name}`));
    if (`${id}.md` !== name) throw new Error(`The news file ${name} holds the item ${id}.`);
    await transaction.query(
      `insert into news (id, kind, date, title, summary, body, picture, demo) values ($1, $2, $3, $4, $5, $6, $7, true)`,
      [id, kind, date, title, summary, body, picture],
    );
  }
}

/** Writes the site's documents: switches, dock and company info, under the names of their contract schemas. */
export async function plantSite(transaction: Transaction): Promise<void> {
  const { config, dock: panel, company } = readSite();
  for (const [name, value] of Object.entries({ config, dock: panel, company })) {
    await transaction.query('insert into site_document (name, value, demo) values ($1, $2, true)', [name, value]);
  }
}

/** Writes the experts and their classes, in the order of the file. */
export async function plantExperts(transaction: Transaction): Promise<void> {
  const { expertClasses, experts } = readSite();
  for (const [position, { id, name }] of expertClasses.entries()) {
    await transaction.query('insert into expert_class (id, name, position, demo) values ($1, $2, $3, true)', [
      id,
      name,
      position,
    ]);
  }
  for (const [position, { id, classId, name, title }] of experts.entries()) {
    await transaction.query(
      'insert into expert (id, class_id, name, title, position, demo) values ($1, $2, $3, $4, $5, true)',
      [id, classId, name, title, position],
    );
  }
}

function readSite(): z.infer<typeof siteContent> {
  return siteContent.parse(parse(read('site.yaml')));
}

function read(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}
