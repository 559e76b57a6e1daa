import type { ReactNode } from 'react';
import { onIdle } from '#client/lib/idle.ts';
import { framePart } from './frame-words.ts';
import { NavigationProgress } from './navigation-progress.tsx';

/** The longest that the foot of a page stays plain HTML for the sake of its head, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Resolves when a page that came rendered has its header alive, or nearly so: brought to life in one go, header and footer
 * would keep a tap waiting on a slow phone. A page drawn on the device is drawn whole.
 */
async function topStands(): Promise<void> {
  if (import.meta.env.SSR || document.documentElement.dataset.frame !== undefined) return;
  await new Promise<void>((resolve) => void onIdle(resolve, PATIENCE_MS, PATIENCE_MS));
}

const FrameTop = framePart<object>(async () => (await import('./frame-parts.tsx')).FrameTop);
const FrameBottom = framePart<object>(async () => {
  const { FrameBottom: Bottom } = await import('./frame-parts.tsx');
  await topStands();
  return Bottom;
});

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
