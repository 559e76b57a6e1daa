import { part } from '#client/lib/part.tsx';
import { loadSheet } from '#client/lib/sheet.tsx';
import type { HomeBelowProps } from './home-below.tsx';
import { HomeHero } from './home-hero.tsx';
import './home.css';

const HomeBelow = part<HomeBelowProps>(async () => {
  const { HomeBelow, sheet } = await import('./home-below.tsx');
  await loadSheet(sheet);
  return HomeBelow;
});

/** HOME-01: the tool first, then the ways on, what the company does, and a person. */
export function HomePage(props: HomeBelowProps) {
  return (
    <>
      <HomeHero />
      <HomeBelow {...props} />
    </>
  );
}
