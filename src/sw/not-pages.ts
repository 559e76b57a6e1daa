/**
 * Addresses that are not pages of the application: the browser asks the server for them even when it navigates there.
 * Workbox holds them to path and query together, so that the last one must not look behind the question mark: HS codes are
 * searched as `?q=8471.30`, and a path may end in one. The ending of a file begins with a letter.
 */
export const NOT_PAGES: readonly RegExp[] = [
  /^\/api\//,
  /^\/(healthz|readyz|openapi\.json|robots\.txt|sitemap\.xml|feed)/,
  /^\/dev\//,
  /^[^?]*\.[a-z]\w{1,11}(\?|$)/i,
];
