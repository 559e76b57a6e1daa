import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { buttonClass } from '#client/ui/button-class.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { KEYWORD_MAX } from '#contract/page-limits.ts';
import type { useSearchField } from './use-search-field.ts';

/** The page's own field; a plain GET form before and without JavaScript. */
export function SearchForm({ field }: { field: ReturnType<typeof useSearchField> }) {
  const { t } = useLingui();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    field.submit();
    // On a phone the keyboard would cover the hits.
    if (window.matchMedia('(hover: none)').matches && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  };
  return (
    <search>
      <form action="/searchresult" method="get" onSubmit={submit}>
        <SearchInput
          size="large"
          name="keywords"
          label={t`Search the whole site`}
          clearLabel={t`Clear the search`}
          placeholder={t`Port, HS code, container number, news, service`}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          value={field.text}
          onValueChange={field.type}
          onCompositionStart={(event) => field.compose(true, event.currentTarget.value)}
          onCompositionEnd={(event) => field.compose(false, event.currentTarget.value)}
        >
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            <Trans>Search</Trans>
          </button>
        </SearchInput>
      </form>
    </search>
  );
}
