import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Milestone } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { byYear, type MilestoneYear } from './milestone-years.ts';
import { milestoneList } from './milestones-query.ts';
import './milestones.css';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { NoMilestones } from './no-milestones.tsx';

function Stop({ milestone }: { milestone: Milestone }) {
  const locale = useLocale();
  const formats = useFormats();
  return (
    <li className="stone" id={milestone.id}>
      <h3 className="stone-title">
        <a href={`#${milestone.id}`}>{textIn(locale, milestone.title)}</a>
      </h3>
      <p className="ui-muted">
        <time dateTime={milestone.date}>{formats.date(milestone.date)}</time>
      </p>
      <p className="stone-text">{textIn(locale, milestone.text)}</p>
    </li>
  );
}

function Years({ years }: { years: readonly MilestoneYear[] }) {
  const { t } = useLingui();
  return (
    <>
      <nav className="stone-index" aria-label={t`Years`}>
        {years.map(({ year }) => (
          <a key={year} href={`#year-${year}`}>
            {year}
          </a>
        ))}
      </nav>
      <div className="stone-years">
        {years.map(({ year, milestones }) => (
          <section key={year} className="stone-year" aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ol>
              {milestones.map((milestone) => (
                <Stop key={milestone.id} milestone={milestone} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

/** NEWS-02: the milestones of the company as one route line through the years. */
export function MilestonesPage() {
  const query = useQuery(milestoneList());
  const years = query.data ? byYear(query.data.rows) : [];
  return (
    <div className="ui-wrap stone-page">
      <SectionHeading
        level={1}
        title={<Trans>Milestones</Trans>}
        lead={<Trans>How we came to where we are, year by year.</Trans>}
      />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {query.data ? (
        years.length > 0 ? (
          <Years years={years} />
        ) : (
          <NoMilestones />
        )
      ) : (
        <QueryPending query={query} queryKey={milestoneList().queryKey} />
      )}
    </div>
  );
}
