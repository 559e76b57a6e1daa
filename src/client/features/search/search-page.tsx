// The hits stand before their code is there.
import '#client/ui/chips.css';
import '#client/ui/empty-state.css';
import './search.css';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ResultSearch } from './result-search.ts';
import { ResultsBody } from './results-body.tsx';
import { SearchForm } from './search-form.tsx';
import { useSearchField } from './use-search-field.ts';

// Links that work as they stand: brought to life after the field.

/** SEARCH-01: one search over the whole site, with its field, its filter by node and its pages. */
export function SearchPage({ search }: { search: ResultSearch }) {
  const navigate = useNavigate();
  const field = useSearchField((search.keywords ?? '').trim(), (keywords, replace) => {
    void navigate({ to: '/searchresult', search: { keywords, size: search.size }, replace, resetScroll: !replace });
  });
  return (
    <div className="ui-wrap search-page">
      <h1 className="search-title">
        <Trans>Search</Trans>
      </h1>
      <SearchForm field={field} />
      <ResultsBody search={search} />
    </div>
  );
}
