import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import type { ExpertDetail } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { ExpertCard } from './expert-card.tsx';
import { expertList } from './experts-query.ts';

/** EXP-01: the others of an expert's class. */
export function ExpertColleagues({ expert }: { expert: ExpertDetail }) {
  const locale = useLocale();
  const { data } = useQuery(expertList());
  const others = data?.rows.filter(({ id, classId }) => classId === expert.classId && id !== expert.id) ?? [];
  const group = textIn(locale, expert.className);
  if (others.length === 0) return null;
  return (
    <section className="ui-stack" aria-labelledby="expert-colleagues">
      <h2 id="expert-colleagues">
        <Trans>More experts: {group}</Trans>
      </h2>
      <ul className="expert-grid">
        {others.map((other) => (
          <li key={other.id}>
            <ExpertCard expert={other} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
