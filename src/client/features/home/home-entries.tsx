import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { buttonClass } from '#client/ui/button-class.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { HomeAnchor } from './home-anchor.tsx';

/** Longer than any number with all its separators. */
const NUMBER_MAX = 40;
const TRACKING = '/logisticstools/tracking';

/** The field of tracking; a visitor who has to log in first comes to the answer afterwards. */
function TrackForm() {
  const { t } = useLingui();
  const router = useRouter();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const number = field?.value.trim() ?? '';
    if (number === '') field?.focus();
    else void router.navigate({ href: `${TRACKING}?${new URLSearchParams({ no: number })}` });
  }
  return (
    <form action={TRACKING} onSubmit={submit}>
      <SearchInput
        name="no"
        label={t`Bill of lading or container number`}
        clearLabel={t`Clear`}
        placeholder={t`B/L or container number`}
        autoComplete="off"
        maxLength={NUMBER_MAX}
      >
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          <Trans>Track</Trans>
        </button>
      </SearchInput>
    </form>
  );
}

/** HOME-01: the ways to tracking, to the ship plan and to a rate, each with its field where it has one. */
export function HomeEntries({ enquiry }: { enquiry: ReactNode }) {
  return (
    <section className="ui-wrap home-entries">
      <div className="home-card">
        <h2>
          <Trans>Track cargo</Trans>
        </h2>
        <TrackForm />
        <p className="ui-muted">
          <Trans>Where your cargo is, leg by leg, planned against actual times.</Trans>
        </p>
      </div>
      <div className="home-card">
        <h2>
          <Trans>Sailing schedules</Trans>
        </h2>
        <p className="ui-muted">
          <Trans>Sailings between two ports by carrier and date.</Trans>
        </p>
        <HomeAnchor className={buttonClass({ variant: 'secondary' })} href="/logisticstools/shipplan">
          <Trans>Find a sailing</Trans>
        </HomeAnchor>
      </div>
      <div className="home-card home-ask">{enquiry}</div>
    </section>
  );
}
