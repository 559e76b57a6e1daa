import { text } from '#client/lib/search-params.ts';

/** Search parameters of the account pages. */
export interface AuthSearch {
  /** ROUTE-14: where the visitor wanted to go; followed only when it is a page of this site. */
  redirect?: string | undefined;
}

/** Reads the address. */
export function authSearch(search: Readonly<Record<string, unknown>>): AuthSearch {
  return { redirect: text(search.redirect, 2000) };
}
