import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchIcon } from '#client/ui/icons/search-icons.tsx';
import { isPlainClick } from '#client/ui/plain-click.ts';
import { toasts } from '#client/ui/toasts.ts';
import { isSearchKey } from './search-key.ts';

interface DrawerProps {
  open: boolean;
  onClose(): void;
}

/** The search drawer's code, fetched at the first wish for it. */
function useDrawer() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  async function fetchDrawer() {
    const { SearchDrawer } = await import('./search-drawer.tsx');
    setDrawer(() => SearchDrawer);
  }
  async function show() {
    try {
      await fetchDrawer();
      setOpen(true);
    } catch {
      toasts.show({ tone: 'bad', text: t`The search could not be opened. Please try again.` });
    }
  }
  // Only a wish in advance: what fails here is said when the drawer is opened.
  const prepare = () => void fetchDrawer().catch(() => undefined);
  return { open, setOpen, Drawer, show, prepare };
}

/** SHELL-01, SHELL-10: opens the search drawer by press, by `/` or by Ctrl-K; without script it leads to the results page. */
export function SearchButton() {
  const { t } = useLingui();
  const router = useRouter();
  const { open, setOpen, Drawer, show, prepare } = useDrawer();

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      void show();
    };
    // After the page's own keys, which may have taken the same one: a table of the dictionary has its field under `/`.
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });
  // Wherever a link or the history leads, the drawer is not in its way.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) setOpen(false);
      }),
    [router, setOpen],
  );

  function press(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void show();
  }
  return (
    <>
      <a
        href="/searchresult"
        className="ui-icon-button shell-search"
        aria-label={t`Search the site`}
        aria-haspopup="dialog"
        onClick={press}
        onPointerEnter={prepare}
      >
        <SearchIcon />
      </a>
      {/* Outside the header, whose colours on the home page are not its own. */}
      {Drawer ? createPortal(<Drawer open={open} onClose={() => setOpen(false)} />, document.body) : null}
    </>
  );
}
