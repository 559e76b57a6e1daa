import { Trans } from '@lingui/react/macro';
import { type ComponentType, Fragment } from 'react';
import { onIdle } from '#client/lib/idle.ts';
import { SkipLink } from '#client/ui/hidden.tsx';
import { SideDock } from './dock/side-dock.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { TabBar, TabDrawings } from './menu/tab-bar.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { Messages } from './messages/messages.tsx';
import { Status } from './strips/status.tsx';
import { Strips } from './strips/strips.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useSettled } from './use-settled.ts';
import '#client/ui/missing-picture.css';
import '#client/ui/print.css';

// The frame from the device came with marks of another page, which React leaves as they came: a new key draws it anew.
const keyOf = (settled: boolean) => (settled ? 'page' : 'frame');

/** What stands before the content: skip link, strips, header, and the line that tells of connection and new versions. */
export function FrameTop() {
  const settled = useSettled();
  return (
    <>
      <SkipLink href="#content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <Strips settled={settled} />
      <TopBar key={keyOf(settled)} settled={settled} />
      <Status />
    </>
  );
}

/** What stands after the content: footer, shortcuts, the tab bar of phones, messages. */
function FrameBottom() {
  const settled = useSettled();
  useFocusOnNewPage();
  return (
    <>
      <Fragment key={keyOf(settled)}>
        <SiteFooter settled={settled} />
        <SideDock />
        <TabBar settled={settled} />
      </Fragment>
      <TabDrawings />
      <Messages />
    </>
  );
}

/** The longest that the foot of a page stays plain HTML for the sake of its head, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * The foot of a page, in a page that came rendered once its header is alive, or nearly so: brought to life in one go they
 * would keep a tap waiting on a slow phone. A page drawn on the device is drawn whole.
 */
export async function loadBottom(): Promise<ComponentType> {
  if (!import.meta.env.SSR && document.documentElement.dataset.frame === undefined) {
    await new Promise<void>((resolve) => void onIdle(resolve, PATIENCE_MS, PATIENCE_MS));
  }
  return FrameBottom;
}
