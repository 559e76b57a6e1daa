import { type HeadContext, pageHead } from '#client/i18n/page-head.ts';
import type { Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import type { Definition } from '#domain/dictionary/datasets/define.ts';
import type { EntryFacts } from './entry-query.ts';

/** What of a route's match its title is made with. */
interface Match {
  context: HeadContext;
  status: string;
}

type Named = Pick<Definition<Dataset>, 'title' | 'about' | 'address' | 'entryPath'>;

/** What the page of a table says of itself. */
export function tableHead({ context }: Match, { title, about, address }: Named) {
  const { locale } = context;
  return pageHead(context, { title: textIn(locale, title), description: textIn(locale, about), path: address });
}

/** What the page of an entry says of itself: code and both names, then its table; nothing where there is no such entry, which the frame says. */
export function entryHead({ context, status }: Match, table: Named, facts: EntryFacts | null | undefined) {
  const { locale } = context;
  const [title, description] = [textIn(locale, table.title), textIn(locale, table.about)];
  if (status === 'notFound') return {};
  if (!facts) return pageHead(context, { title, description, path: null });
  const names = locale === 'zh_CN' ? [facts.names.zh, facts.names.en] : [facts.names.en, facts.names.zh];
  const said = [facts.code, ...names].filter((part): part is string => part !== null && part !== '');
  return pageHead(context, {
    title: `${said.slice(0, 2).join(' ')} · ${title}`,
    description: `${said.join(', ')}. ${description}`,
    path: `${table.entryPath}/${encodeURIComponent(facts.key)}`,
  });
}
