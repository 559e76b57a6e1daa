import type { QueryClient } from '@tanstack/react-query';
import type { MemberItem } from '#contract/content.ts';
import type { NewsItem } from '#contract/news.ts';
import type { Expert } from '#contract/site.ts';

/** The calls that list what has a page of its own, and what they list. */
interface Rows {
  'news.list': NewsItem;
  'party.list': MemberItem;
  'talent.list': MemberItem;
  'experts.list': Expert;
}

/** The row of an entry in one of the lists that are in memory: what its page can show before its own answer is there. */
export function rowInLists<Name extends keyof Rows>(
  client: QueryClient,
  name: Name,
  id: string,
): Rows[Name] | undefined {
  const lists = client.getQueriesData<{ rows: Rows[Name][] }>({ queryKey: [name] });
  return lists.flatMap(([, list]) => list?.rows ?? []).find((row) => row.id === id);
}
