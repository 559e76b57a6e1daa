import type { ReactNode } from 'react';
import { framePart } from './frame-words.ts';
import { NavigationProgress } from './navigation-progress.tsx';

const FrameTop = framePart<object>(async () => (await import('./frame-parts.tsx')).FrameTop);
const FrameBottom = framePart<object>(async () => (await import('./frame-parts.tsx')).loadBottom());

// The same elements at every drawing: a new one would count as a change of a part whose code is still on its way, and what
// of it stands on the screen would be taken down for that.
const top = <FrameTop />;
const bottom = <FrameBottom />;

/**
 * A frame without a page may have come with what the page looked like when it was last seen. Where the content is a text,
 * however short, and differences are passed over, that look is left standing; it goes in the moment the page is drawn.
 */
const NOTHING_YET = '';

/**
 * Header, status, content and footer around every page: also what the service worker shows before any data is there.
 * Header and footer work as plain links and popovers from the first paint, so the page's content comes to life first.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {top}
      <NavigationProgress />
      <main id="content" className="shell-main" tabIndex={-1} suppressHydrationWarning>
        {children ?? NOTHING_YET}
      </main>
      {bottom}
    </>
  );
}
