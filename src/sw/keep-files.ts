/** A file that the worker precaches. */
export interface PrecachedFile {
  url: string;
  /** The address it is kept under, which names its revision where the file's own does not. */
  key: string;
  /** The hash of its body as `sha256-…`; none for what the server renders. */
  integrity: string | undefined;
}

/** As much of a worker as files are kept with. */
interface KeepingPlace {
  cache: Pick<Cache, 'match' | 'put'>;
  fetch(request: Request): Promise<Response>;
  /** Whether a file of this address belongs to this build. */
  has(url: string): boolean;
}

/**
 * How many files are fetched at the same time: half of the connections that browsers open to an HTTP/1.1 server, so that the
 * open page has the others. Workbox fetches one after another, which takes more than twice as long on a slow line
 * (src/decisions/016-precache.md).
 */
const ABREAST = 3;

/** Types that browsers take these files with. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  png: /^image\//,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/(manifest\+)?json/,
  woff2: /^(font|application)\//,
};

/** Names of scripts and style sheets in a document. */
const NAMED_FILES = /\/assets\/[\w-]+\.(?:js|css)\b/g;

/** Whether a document starts this build: it names a script of it, and no file of another. */
function isFrame(html: string, has: KeepingPlace['has']): boolean {
  const named = html.match(NAMED_FILES) ?? [];
  return named.some((name) => name.endsWith('.js')) && named.every(has);
}

/** Whether an answer is the file that was asked for. Its hash is the browser's to check. */
async function isFile(file: PrecachedFile, answer: Response, has: KeepingPlace['has']): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  const type = answer.headers.get('content-type') ?? '';
  if (file.integrity === undefined) return /^text\/html/.test(type) && isFrame(await answer.clone().text(), has);
  const ending = /\.(\w+)$/.exec(file.url)?.[1] ?? '';
  return TYPES[ending]?.test(type) ?? !/^text\/html/.test(type);
}

/** The hash of a file in the form of integrity metadata: `sha256-…`. */
async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether a file is kept, with the body that it was kept with. */
async function isKept(file: PrecachedFile, { cache, has }: KeepingPlace): Promise<boolean> {
  const kept = await cache.match(file.key);
  if (kept === undefined || !(await isFile(file, kept, has))) return false;
  return file.integrity === undefined || file.integrity === (await digestOf(await kept.arrayBuffer()));
}

async function fetchFile(file: PrecachedFile, mode: RequestCache, { cache, fetch, has }: KeepingPlace): Promise<void> {
  const { url, key, integrity = '' } = file;
  const answer = await fetch(new Request(url, { integrity, cache: mode, credentials: 'same-origin' }));
  if (!(await isFile(file, answer, has))) throw new Error(`${url} answers something else (${answer.status})`);
  await cache.put(key, answer);
}

async function keepFile(file: PrecachedFile, place: KeepingPlace): Promise<void> {
  if (await isKept(file, place)) return;
  if (file.url !== file.key) return fetchFile(file, 'reload', place);
  // A file with a hash in its name may come from the browser's own cache, where the open page has put it; but a wrong
  // answer may lie there as well.
  await fetchFile(file, 'default', place).catch(() => fetchFile(file, 'reload', place));
}

/**
 * Keeps these files: fetches what is missing or damaged. Nothing is kept that is not what its entry says. Rejects when one
 * cannot be had.
 */
export async function keepFiles(files: readonly PrecachedFile[], place: KeepingPlace): Promise<void> {
  const left = [...files];
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await keepFile(next, place);
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, work));
  } catch (error) {
    left.length = 0;
    throw error;
  }
}
