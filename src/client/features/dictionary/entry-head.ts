import { type HeadContext, pageHead } from '#client/i18n/page-head.ts';
import type { Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import type { Definition } from '#domain/dictionary/datasets/define.ts';
import type { EntryFacts } from './entry-query.ts';

/** Parts of a route's match that its title is made from. */
interface Match {
  context: HeadContext;
  status: string;
}

type Named = Pick<Definition<Dataset>, 'title' | 'about' | 'address' | 'entryPath'>;

/** Head of a table's page: title, description and path. */
export function tableHead({ context }: Match, { title, about, address }: Named) {
  const { locale } = context;
  return pageHead(context, { title: textIn(locale, title), description: textIn(locale, about), path: address });
}

/** Head of an entry's page: code and both names, then its table. Empty for an unknown entry: the frame reports that. */
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
