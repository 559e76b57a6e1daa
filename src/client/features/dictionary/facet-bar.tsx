import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { FacetChips } from '#client/ui/chips.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { FacetFilter } from '#domain/dictionary/facets.ts';
import type { FacetGroup, Speech, TableView } from './table-view.ts';

interface FacetBarProps<Name extends Dataset> {
  table: TableView<Name>;
  filter: FacetFilter;
  speech: Speech;
  hrefFor(name: string, value: string): string;
  clearHref: string;
}

/** Filters that are set without a chip of their own in sight: of a folded group, or set by a link from elsewhere. */
function hiddenFilters<Name extends Dataset>({ table, filter, speech }: FacetBarProps<Name>) {
  return [...filter].flatMap(([name, values]) => {
    const group = table.filters.find((candidate) => candidate.name === name);
    return values.flatMap((value) => {
      const option = group?.options.find((candidate) => candidate.value === value);
      if (option && !group?.folded) return [];
      const word = option?.label(speech) ?? table.facetWord?.(name, value, speech) ?? value;
      return [{ name, value, word, folded: option !== undefined }];
    });
  });
}

function Group({
  group,
  filter,
  speech,
  hrefFor,
}: Omit<FacetBarProps<Dataset>, 'table' | 'clearHref'> & { group: FacetGroup }) {
  const navigate = useNavigate();
  return (
    <FacetChips
      label={speech.say(group.label)}
      showLabel
      options={group.options.map(({ value, label }) => ({
        key: value,
        label: label(speech),
        href: hrefFor(group.name, value),
      }))}
      selected={filter.get(group.name) ?? []}
      onToggle={(value) => void navigate({ href: hrefFor(group.name, value), resetScroll: false })}
    />
  );
}

/** The filters of a table: its own as chips, long groups folded, and whatever else is set as chips to take away. */
export function FacetBar<Name extends Dataset>(props: FacetBarProps<Name>) {
  const { table, filter, speech, hrefFor, clearHref } = props;
  const { t } = useLingui();
  const hidden = hiddenFilters(props);
  const long = table.filters.filter((group) => group.folded);
  return (
    <div className="dict-facets">
      {table.filters
        .filter((group) => !group.folded)
        .map((group) => (
          <Group key={group.name} group={group} filter={filter} speech={speech} hrefFor={hrefFor} />
        ))}
      {long.map((group) => (
        <details key={group.name} className="dict-fold">
          <summary className="ui-chip">{speech.say(group.label)}</summary>
          <Group group={group} filter={filter} speech={speech} hrefFor={hrefFor} />
        </details>
      ))}
      {hidden.map(({ name, value, word, folded }) => (
        <SiteLink
          key={`${name}.${value}`}
          href={hrefFor(name, value)}
          className={classNames('ui-chip ui-chip-on', folded && 'dict-chosen')}
        >
          {word}
          <CloseIcon size={16} />
          <span className="ui-hidden">{t`Remove this filter`}</span>
        </SiteLink>
      ))}
      {filter.size > 0 ? (
        <SiteLink href={clearHref} className="dict-clear">
          <Trans>Clear all filters</Trans>
        </SiteLink>
      ) : null}
    </div>
  );
}
