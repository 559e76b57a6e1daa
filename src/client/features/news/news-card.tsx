import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Card } from '#client/ui/card.tsx';
import { textIn } from '#contract/locale.ts';
import type { NewsItem } from '#contract/news.ts';
import { newsKindLabels } from './news-kinds.ts';
import { NewsPicture } from './news-picture.tsx';
import { Unbroken } from './unbroken.tsx';

interface NewsCardProps {
  item: NewsItem;
  headingLevel: 2 | 3;
  /** Said beside date and kind. */
  mark?: ReactNode;
}

/** A news item as a card that leads to it. */
export function NewsCard({ item, headingLevel, mark }: NewsCardProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  return (
    <Card
      media={<NewsPicture name={item.picture} />}
      meta={
        <>
          <time dateTime={item.date}>{formats.date(item.date)}</time> · {i18n._(newsKindLabels[item.kind])} {mark}
        </>
      }
      title={
        <Link to="/memoirs/newsdetail/$id" params={{ id: item.id }} className="ui-card-link">
          <Unbroken text={textIn(locale, item.title)} />
        </Link>
      }
      headingLevel={headingLevel}
    >
      <p className="news-summary">{textIn(locale, item.summary)}</p>
    </Card>
  );
}
