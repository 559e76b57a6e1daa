import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SkipLink } from '#client/ui/hidden.tsx';
import { ToastRegion } from '#client/ui/toast-region.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Status } from './status.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

interface SiteFrameProps {
  children: ReactNode;
  update: { ready: boolean; apply: () => void };
}

/** Header, status, content and footer around every page: also what the service worker shows before any data is there. */
export function SiteFrame({ children, update }: SiteFrameProps) {
  const { t } = useLingui();
  return (
    <>
      <SkipLink href="#content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <NavigationProgress />
      <TopBar />
      <Status update={update} />
      <main id="content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <TabBar />
      <ToastRegion toasts={toasts} label={t`Messages`} closeLabel={t`Close`} />
    </>
  );
}
