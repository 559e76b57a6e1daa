import type { ReactNode } from 'react';
import { part } from '#client/lib/part.tsx';
import { loadFrameWords } from './frame-words.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

const fetchParts = async () => (await Promise.all([import('./frame-parts.tsx'), loadFrameWords()]))[0];

const FrameTop = part(async () => (await fetchParts()).FrameTop);
const FrameBottom = part(async () => (await fetchParts()).FrameBottom);

// The same elements at every drawing: a new one would count as a change of a part whose code is still on its way, and what
// of it stands on the screen would be taken down for that.
const top = <FrameTop />;
const bottom = <FrameBottom />;

/**
 * Header, status, content and footer around every page: also what the service worker shows before any data is there.
 * Header and footer work as plain links and popovers from the first paint, so the page's content comes to life first.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {top}
      <NavigationProgress />
      <main id="content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      {bottom}
    </>
  );
}
