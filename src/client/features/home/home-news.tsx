import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { textIn } from '#contract/locale.ts';
import type { NewsItem } from '#contract/news.ts';

/** The newest news in words alone; their pictures wait on the news page. */
export function HomeNews({ items }: { items: readonly NewsItem[] }) {
  const formats = useFormats();
  const locale = useLocale();
  return (
    <section className="ui-band">
      <div className="ui-wrap">
        <SectionHeading
          title={<Trans>News</Trans>}
          action={
            <Link to="/memoirs/news">
              <Trans>All news</Trans>
            </Link>
          }
        />
        <ul className="ui-grid home-news">
          {items.map(({ id, date, title, summary }) => (
            <li key={id}>
              <time dateTime={date}>{formats.date(date)}</time>
              <h3>
                <Link to="/memoirs/newsdetail/$id" params={{ id }}>
                  {textIn(locale, title)}
                </Link>
              </h3>
              <p>{textIn(locale, summary)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
