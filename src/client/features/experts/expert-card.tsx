import { Link } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Card } from '#client/ui/card.tsx';
import { textIn } from '#contract/locale.ts';
import type { Expert } from '#contract/site.ts';
import { Portrait } from './portrait.tsx';

/** An expert in a list, leading to the page of his own. */
export function ExpertCard({ expert, headingLevel }: { expert: Expert; headingLevel: 2 | 3 }) {
  const locale = useLocale();
  const name = textIn(locale, expert.name);
  return (
    <Card
      className="expert-tile"
      media={<Portrait name={name} />}
      headingLevel={headingLevel}
      title={
        <Link to="/expertteam/expertsshow/$id" params={{ id: expert.id }} className="ui-card-link">
          {name}
        </Link>
      }
    >
      <p className="ui-muted">{textIn(locale, expert.title)}</p>
    </Card>
  );
}
