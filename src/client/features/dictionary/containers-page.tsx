import { DictionaryPage } from './dictionary-page.tsx';
import type { DictionarySearch } from './dictionary-search.ts';
import { coldBoxTable } from './tables/cold-box.tsx';
import { containersTable } from './tables/containers.tsx';

/** DICT-03 and DICT-04: one address with two tables, the boxes and what travels cold in them. */
export function ContainersPage({ search }: { search: DictionarySearch }) {
  // Each table with a state of its own: what is typed for one is not looked for in the other.
  return search.view === 'cold' ? (
    <DictionaryPage key="cold" table={coldBoxTable} search={search} />
  ) : (
    <DictionaryPage key="boxes" table={containersTable} search={search} />
  );
}
