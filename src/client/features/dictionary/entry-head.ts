import type { MessageDescriptor } from '@lingui/core';
import type { HeadContext } from '#client/i18n/page-head.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import type { EntryFacts } from './entry-query.ts';

interface EntryWords {
  facts: EntryFacts | null | undefined;
  entryPath: string;
  /** Of the table; the whole title until the entry is there. */
  title: MessageDescriptor;
  description: MessageDescriptor;
}

/** What of a route's match its title is made with. */
interface Match {
  context: HeadContext;
  status: string;
}

/** What the page of an entry says of itself: code and both names, then its table; nothing where there is no such entry, which the frame says. */
export function entryHead({ context, status }: Match, { facts, entryPath, title, description }: EntryWords) {
  const { i18n, locale } = context;
  if (status === 'notFound') return {};
  if (!facts) return pageHead(context, { title, description, path: null });
  const names = locale === 'zh_CN' ? [facts.names.zh, facts.names.en] : [facts.names.en, facts.names.zh];
  const said = [facts.code, ...names].filter((part): part is string => part !== null && part !== '');
  return pageHead(context, {
    title: `${said.slice(0, 2).join(' ')} · ${i18n._(title)}`,
    description: `${said.join(', ')}. ${i18n._(description)}`,
    path: `${entryPath}/${encodeURIComponent(facts.key)}`,
  });
}
