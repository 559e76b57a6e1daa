import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { useSession } from '#client/offline/session/session.ts';
import { textIn } from '#contract/locale.ts';
import type { Expert } from '#contract/site.ts';
import { areaOfPage, mayEnter } from '#domain/access.ts';
import { type MenuEntry, menuEntries } from './menu-entries.ts';

/** A line of the menu as it is shown. */
export interface ShownLine {
  href: string;
  label: string;
}

/** An entry as it is shown. */
export interface ShownEntry extends ShownLine {
  base: string;
  /** It has a list; one whose lines are still on their way has too, or its mark would move its neighbours. */
  opens: boolean;
  lines: readonly ShownLine[];
}

/** Where the pages of single experts are, see ROUTE-07. */
const EXPERT_PAGES = '/expertteam/expertsshow/';

/**
 * ROUTE-07: the experts, once the menu is alive and they are there. A page comes without them, while the device may
 * know them from the last visit: drawn at once, they would not be what came, and React would throw the whole frame
 * away.
 */
function useExperts(): readonly Expert[] | undefined {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { data } = useQuery(routeQuery('experts.list', {}));
  return alive ? data?.rows : undefined;
}

/** SHELL-01, ROUTE-14: the menu of this visitor: what he may enter, one line for each expert, and the site's further links. */
export function useMenu(): readonly ShownEntry[] {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { data: config } = useQuery(routeQuery('site.config', {}));
  const experts = useExperts();
  const session = useSession();
  const switches = { publicTracking: config?.publicTracking ?? 0 };
  const say = (label: MenuEntry['label']) => ('zh' in label ? textIn(locale, label) : i18n._(label));
  const linesOf = (entry: MenuEntry): readonly ShownLine[] => {
    if (entry.base === '/expertteam') {
      return (experts ?? []).map((one) => ({ href: EXPERT_PAGES + one.id, label: textIn(locale, one.name) }));
    }
    return (entry.children ?? [])
      .filter(({ to }) => mayEnter(areaOfPage(to), session, switches) === 'yes')
      .map(({ to, label }) => ({ href: to, label: say(label) }));
  };
  const own = menuEntries.flatMap((entry) => {
    const lines = linesOf(entry);
    // A section of which nothing may be entered is not there; the experts' stays, it has a page of its own.
    if (entry.children && lines.length === 0) return [];
    const href = entry.children ? (lines[0]?.href ?? entry.to) : entry.to;
    const opens = lines.length > 0 || (entry.base === '/expertteam' && experts === undefined);
    return [{ href, label: say(entry.label), base: entry.base, opens, lines }];
  });
  const links = (config?.menuLinks ?? [])
    .filter(({ url }) => mayEnter(areaOfPage(url.replace(/[?#].*$/s, '')), session, switches) === 'yes')
    .map(({ url, label }) => ({ href: url, label: textIn(locale, label), base: url, opens: false, lines: [] }));
  return [...own, ...links];
}
