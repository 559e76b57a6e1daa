import './search-drawer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import {
  forgetAllSearches,
  rememberSearch,
  searchAddress,
  searchTextOf,
  useSearchHistory,
} from '#client/lib/search-history.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ClockIcon } from '#client/ui/icons/interface-icons.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import { KEYWORD_MAX } from '#contract/page-limits.ts';
import { RecommendedLinks } from './recommended-links.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

interface HistoryProps {
  onSearch: (text: string) => void;
  /** The history was cleared, and with it the button that has the focus goes. */
  onClear: () => void;
}

function History({ onSearch, onClear }: HistoryProps) {
  const searches = useSearchHistory();
  if (searches.length === 0) {
    return (
      <p className="ui-muted">
        <Trans>No history record</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="shell-past">
        {searches.toReversed().map((text) => (
          <li key={text}>
            <button type="button" className="shell-past-search" onClick={() => onSearch(text)}>
              <ClockIcon size={16} /> <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          forgetAllSearches();
          onClear();
        }}
      >
        <Trans>Clear the history</Trans>
      </Button>
    </>
  );
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** SHELL-10 to SHELL-12: the search of the site, what was searched before, and where most visitors want to go. */
export function SearchDrawer({ open, onClose }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);

  // After the dialog has opened, which happens in an effect of its own.
  useEffect(() => {
    if (open) focusField(form.current);
  }, [open]);

  function search(typed: string) {
    const text = searchTextOf(typed);
    if (text === null) return;
    rememberSearch(text);
    onClose();
    void router.navigate({ href: searchAddress(text) });
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('keywords') ?? ''));
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="top"
      className="shell-drawer"
      title={<Trans>Search the site</Trans>}
      closeLabel={t`Close`}
    >
      <search>
        <form ref={form} className="shell-drawer-form" action="/searchresult" onSubmit={submit}>
          <SearchInput
            name="keywords"
            label={t`Search the site`}
            clearLabel={t`Clear`}
            placeholder={t`News, ports, codes`}
            autoComplete="off"
            maxLength={KEYWORD_MAX}
          />
          <Button type="submit" variant="primary">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      <div className="shell-drawer-columns">
        <section>
          <h3>
            <Trans>Historical searches</Trans>
          </h3>
          <History onSearch={search} onClear={() => focusField(form.current)} />
        </section>
        <section>
          <h3>
            <Trans>Recommended</Trans>
          </h3>
          <RecommendedLinks onFollow={onClose} />
        </section>
      </div>
    </Dialog>
  );
}
