import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSearchText } from '#client/lib/use-search-text.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { groupFaq } from './faq-filter.ts';
import { faqList } from './help-query.ts';
import type { HelpSearch } from './help-search.ts';
import { topicLabels } from './topics.tsx';
import '#client/ui/disclosure.css';
import './help.css';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { FilterField } from '#client/ui/filter-field.tsx';
import { FaqSections } from './faq-sections.tsx';
import { FaqThing } from './faq-thing.tsx';
import { NoAnswers } from './no-answers.tsx';

// Questions open, answers are read and the search is a form without any script.

/** Questions and answers by topic, with a search over them. */
export function HelpPage({ search }: { search: HelpSearch }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const query = useQuery(faqList());
  const field = useSearchText(
    search.q ?? '',
    (q) => void navigate({ to: '/help', search: { q: q || undefined }, replace: true, resetScroll: false }),
    true,
  );
  const all = query.data?.rows;
  const typed = field.asked.trim();
  const groups = all ? groupFaq(locale, all, typed) : [];
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="ui-wrap help-page">
      <SectionHeading
        level={1}
        title={<Trans>Help</Trans>}
        lead={<Trans>What shippers ask us most, answered by the people who do the work.</Trans>}
      />
      {all && all.length > 0 ? (
        <FilterField
          action="/help"
          label={t`Search questions and answers`}
          placeholder={t`A word, e.g. demurrage`}
          clearLabel={t`Clear`}
          maxLength={80}
          value={field.text}
          onValueChange={field.type}
          status={<Plural value={count} one="# question" other="# questions" />}
        />
      ) : null}
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {groups.length > 1 ? (
        <nav className="help-index" aria-label={t`Topics`}>
          {groups.map(({ topic }) => (
            <a key={topic} href={`#topic-${topic}`}>
              {i18n._(topicLabels[topic])}
            </a>
          ))}
        </nav>
      ) : null}
      {all ? <FaqSections groups={groups} /> : <QueryPending query={query} queryKey={faqList().queryKey} />}
      {all && count === 0 ? <NoAnswers typed={typed} /> : null}
      {all && all.length > 0 ? <FaqThing questions={all} /> : null}
    </div>
  );
}
