import { Trans, useLingui } from '@lingui/react/macro';
import { SkipLink } from '#client/ui/hidden.tsx';
import { ToastRegion } from '#client/ui/toast-region.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { SiteFooter } from './site-footer.tsx';
import { Status } from './status.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands before the content: skip link, header, and the line that tells of connection and new versions. */
export function FrameTop() {
  return (
    <>
      <SkipLink href="#content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <TopBar />
      <Status />
    </>
  );
}

/** What stands after the content: footer, the tab bar of phones, messages. */
export function FrameBottom() {
  const { t } = useLingui();
  return (
    <>
      <SiteFooter />
      <TabBar />
      <ToastRegion toasts={toasts} label={t`Messages`} closeLabel={t`Close`} />
    </>
  );
}
