/** An answer as the scanner sees it: its headers, names in lower case. */
interface Answer {
  statusCode: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
}

/** The points that one of the scanner's checks adds or takes away. */
interface Mark {
  check: string;
  points: number;
}

const SIX_MONTHS_S = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
/** Sources that stand for any host, or for what the page itself holds. */
const LOOSE = /^(\*|https?:|wss?:|ftp:|data:|blob:|'unsafe-inline')$/;

const textOf = ({ headers }: Answer, name: string): string => String(headers[name] ?? '');

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])));
}

function policyPoints(policy: string): number {
  if (policy === '') return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  if ([...directives.values()].flat().some((source) => /^(http|ws|ftp):/.test(source))) return -20;
  if (['script-src', 'object-src'].some((name) => sources(name).some((source) => LOOSE.test(source)))) return -20;
  if (sources('script-src').includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some((source) => LOOSE.test(source))) return 0;
  const none = directives.get('default-src')?.join() === "'none'";
  // Directives that do not fall back to `default-src` have to be named.
  const closed = ['base-uri', 'form-action', 'frame-ancestors'].every((name) => !/^$|\*/.test(sources(name).join(' ')));
  return none && closed ? 10 : 5;
}

function frameOptionPoints(page: Answer): number {
  const ancestors = directivesOf(textOf(page, 'content-security-policy')).get('frame-ancestors');
  if (ancestors !== undefined) return ancestors.includes('*') ? -20 : 5;
  return /^(DENY|SAMEORIGIN)$/i.test(textOf(page, 'x-frame-options')) ? 5 : -20;
}

function transportPoints(page: Answer): number {
  const seconds = Number(/max-age=(\d+)/.exec(textOf(page, 'strict-transport-security'))?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds < SIX_MONTHS_S ? -10 : 0;
}

function redirectPoints(plain: Answer, host: string): number {
  const location = textOf(plain, 'location');
  if (![301, 302, 303, 307, 308].includes(plain.statusCode) || !location.startsWith('https://')) return -20;
  return new URL(location).host === host ? 0 : -5;
}

function referrerPoints(policy: string): number {
  if (policy === '') return 0;
  return PRIVATE_REFERRERS.includes(policy) ? 5 : -5;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /; Secure/i.test(cookie))) return -40;
  if (!cookies.every((cookie) => /; HttpOnly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /; SameSite=(Strict|Lax)/i.test(cookie)) ? 5 : 0;
}

/**
 * The score that MDN's HTTP Observatory would give, by its published arithmetic: 100, less what is wrong, and what is
 * better than needed on top once 90 are left. `page` is a page over HTTPS, `plain` what the same address answers over
 * HTTP, `cookies` all that the site sets. Every script of the site is its own, for which the check of integrity gives
 * nothing.
 */
export function observatoryScore(page: Answer, plain: Answer, host: string, cookies: readonly string[]) {
  const credentials = textOf(page, 'access-control-allow-credentials');
  const marks: Mark[] = [
    { check: 'content security policy', points: policyPoints(textOf(page, 'content-security-policy')) },
    { check: 'frames', points: frameOptionPoints(page) },
    { check: 'transport', points: transportPoints(page) },
    { check: 'redirection', points: redirectPoints(plain, host) },
    { check: 'referrer', points: referrerPoints(textOf(page, 'referrer-policy')) },
    { check: 'types', points: textOf(page, 'x-content-type-options') === 'nosniff' ? 0 : -5 },
    {
      check: 'resource policy',
      points: /^same-(origin|site)$/.test(textOf(page, 'cross-origin-resource-policy')) ? 10 : 0,
    },
    { check: 'resource sharing', points: credentials === 'true' ? -50 : 0 },
    { check: 'cookies', points: cookiePoints(cookies) },
  ];
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const points = marks.map((mark) => mark.points);
  const penalties = sum(points.filter((one) => one < 0));
  const bonus = 100 + penalties >= 90 ? sum(points.filter((one) => one > 0)) : 0;
  return { score: 100 + penalties + bonus, marks };
}
