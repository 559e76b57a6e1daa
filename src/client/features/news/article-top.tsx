import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { type Bilingual, textIn } from '#contract/locale.ts';
import { NewsPicture } from './news-picture.tsx';
import { NewsScenes } from './news-scenes.tsx';

interface ArticleTopProps {
  item: { title: Bilingual; date: string; picture: string; summary: Bilingual };
  /** Text beside the date; empty for none. */
  note: string;
  readingTime?: ReactNode;
  /** The way back to the list. */
  back?: ReactNode;
  age?: ReactNode;
}

/** Top of an article, drawn from its item in the list before the rest has loaded. */
export function ArticleTop({ item, note, readingTime, back, age }: ArticleTopProps) {
  const locale = useLocale();
  const formats = useFormats();
  return (
    <>
      <header className="ui-stack">
        {back}
        <h1>{textIn(locale, item.title)}</h1>
        <p className="ui-muted">
          <time dateTime={item.date}>{formats.date(item.date)}</time>
          {note === '' ? null : ` · ${note}`}
          {readingTime === undefined ? null : <> · {readingTime}</>}
        </p>
        {age}
      </header>
      <div className="news-picture">
        <NewsScenes names={[item.picture]} />
        <NewsPicture name={item.picture} />
      </div>
      <p className="news-lead">{textIn(locale, item.summary)}</p>
    </>
  );
}
