import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { SkipLink } from '#client/ui/hidden.tsx';
import { SideDock } from './dock/side-dock.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { TabBar } from './menu/tab-bar.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { Messages } from './messages/messages.tsx';
import { Status } from './strips/status.tsx';
import { Strips } from './strips/strips.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useMarked, useSettled } from './use-settled.ts';
import '#client/ui/missing-picture.css';
import '#client/ui/print.css';

// The frame came with marks of another page or of none, which React leaves as they came: a new key draws it anew.
const keyOf = (marked: boolean) => (marked ? 'page' : 'frame');

/** Parts of the frame before the content: skip link, strips, header, and the line about connection and new versions. */
export function FrameTop() {
  const settled = useSettled();
  const marked = useMarked();
  return (
    <>
      <SkipLink href="#content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <Strips settled={settled} />
      <TopBar key={keyOf(marked)} settled={marked} />
      <Status />
    </>
  );
}

/** Parts of the frame after the content: footer, shortcuts, the tab bar of phones, messages. */
export function FrameBottom() {
  const marked = useMarked();
  useFocusOnNewPage();
  return (
    <>
      <Fragment key={keyOf(marked)}>
        <SiteFooter settled={marked} />
        <SideDock />
        <TabBar settled={marked} />
      </Fragment>
      <Messages />
    </>
  );
}
