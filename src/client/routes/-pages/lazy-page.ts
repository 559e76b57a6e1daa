import { lazyRouteComponent } from '@tanstack/react-router';

/** The sections of the site. All pages of a section are one file of the build, fetched when the first of them is opened. */
const sections = {
  about: () => import('./about.tsx'),
  account: () => import('./account.tsx'),
  calculators: () => import('./calculators.tsx'),
  device: () => import('./device.tsx'),
  dictionary: () => import('./dictionary.tsx'),
  home: () => import('./home.tsx'),
  legal: () => import('./legal.tsx'),
  news: () => import('./news.tsx'),
  personal: () => import('./personal.tsx'),
  product: () => import('./product.tsx'),
  schedule: () => import('./schedule.tsx'),
  search: () => import('./search.tsx'),
  tracking: () => import('./tracking.tsx'),
  waiting: () => import('./waiting.tsx'),
  watch: () => import('./watch.tsx'),
};

type Sections = typeof sections;

/** The name of a section; its pages are in the file of this name beside this one. */
type Section = keyof Sections;

type PagesOf<Name extends Section> = Awaited<ReturnType<Sections[Name]>>;

/** A page of a section, by its exported name, as the component of a route. */
export function lazyPage<Name extends Section, Page extends keyof PagesOf<Name> & string>(section: Name, page: Page) {
  const load = async (): Promise<PagesOf<Name>> => (await sections[section]()) as PagesOf<Name>;
  return Object.assign(lazyRouteComponent<PagesOf<Name>, Page>(load, page), { section });
}

/** The section that a route's component was made for by {@link lazyPage}; null for any other component. */
export function sectionOf(component: unknown): Section | null {
  const { section = null } = (component ?? {}) as { section?: Section };
  return section;
}
