/** A table or list and the pages of its entries, where the two do not share their beginning. */
const ENTRY_PATHS: Readonly<Record<string, string>> = {
  '/memoirs/news': '/memoirs/newsdetail/',
  '/dictionary/containerSize?view=cold': '/dictionary/coldBox/',
};

/** Pages beside those the menu names. */
const BESIDE_THE_MENU = [
  '/dictionary/containerSize?view=cold',
  '/memoirs/landmark',
  '/aboutus/partners',
  '/aboutus/contactus',
  '/aboutus/offices',
  '/help',
  '/explain',
  '/login',
  '/register',
  '/forgot',
  '/waiting',
  '/logisticstools/watchlist',
  '/logisticstools/notices',
  '/401',
  '/searchresult',
  '/searchresult?keywords=Ningbo',
  '/searchresult?keywords=qqxxqqxx',
];

/** Pages that the menu names and that are not the same for everyone. */
const OF_ONE_VISITOR = ['/personal', '/logisticstools/watchlist', '/logisticstools/notices'];

async function html(address: string): Promise<string> {
  let answer = await fetch(address, { headers: { accept: 'text/html' } });
  // A server that has no time for a page on a busy machine says so, and is asked again as crawlers do.
  while (answer.status === 503) answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** The addresses that the menu of the site leads to, in its order, as paths. */
export async function menuPages(origin: string): Promise<string[]> {
  const home = await html(`${origin}/home`);
  const menus = home.match(/<nav[\s\S]*?<\/nav>/g)?.join('') ?? '';
  const paths = [...menus.matchAll(/href="(\/[^"?#]*)"/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));
  return [...new Set(paths)].filter((path) => !OF_ONE_VISITOR.includes(path));
}

/** Every public page: what the menu leads to, what stands beside it, and one entry of each list. As paths with query. */
export async function publicPages(origin: string): Promise<string[]> {
  const lists = [...new Set([...(await menuPages(origin)), ...BESIDE_THE_MENU])];
  const entries: string[] = [];
  // One after the other: a server that has just started on a busy machine gives up on pages that wait for thirty others.
  for (const list of lists) {
    const below = ENTRY_PATHS[list] ?? `${list}/`;
    const entry = new RegExp(`href="(${below}[^"?#]+)"`).exec(await html(origin + list))?.[1];
    if (entry !== undefined) entries.push(entry);
  }
  return [...new Set([...lists, ...entries])];
}
