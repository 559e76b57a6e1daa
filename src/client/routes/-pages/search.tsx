import { getRouteApi } from '@tanstack/react-router';
import { SearchPage as Search } from '#client/features/search/search-page.tsx';

const route = getRouteApi('/searchresult');

/** The search of the whole site. */
export function SearchPage() {
  return <Search search={route.useSearch()} />;
}
