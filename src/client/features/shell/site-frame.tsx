import { type ReactNode, Suspense } from 'react';
import { FrameBottom, FrameTop } from './frame-parts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/**
 * Header, status, content and footer around every page: also what the service worker shows before any data is there.
 * Header and footer work as plain links and popovers from the first paint. Each stands in a boundary of its own, so that
 * they are brought to life one after the other and a tap in between is heard.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense>
        <FrameTop />
      </Suspense>
      <NavigationProgress />
      <main id="content" className="shell-main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <FrameBottom />
      </Suspense>
    </>
  );
}
