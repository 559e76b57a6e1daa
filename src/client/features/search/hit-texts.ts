import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import type { MarkedText, SearchHit } from '#contract/search.ts';

/** A text of a hit with the language it is in. */
export interface HitText extends MarkedText {
  lang: string;
}

/** What is shown of a hit; `other` is its title in the other language, where that is the one that was found. */
export interface HitTexts {
  title: HitText;
  other: HitText | null;
  snippet: HitText;
}

const isFound = ({ marks }: MarkedText) => marks.length > 0;

/**
 * Which texts of a hit are shown to a reader of one language: his own. What he typed may stand in the other language
 * only: then the title in that language comes too, but no excerpt that he may not be able to read.
 */
export function textsOf({ title, snippet }: Pick<SearchHit, 'title' | 'snippet'>, locale: Locale): HitTexts {
  const [own, foreign] = locale === 'zh_CN' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const tagOf = (language: 'zh' | 'en') => LANGUAGE_TAGS[language === 'zh' ? 'zh_CN' : 'en_US'];
  const inOwn = (text: SearchHit['title']): HitText => ({ ...text[own], lang: tagOf(own) });
  const inForeign = (text: SearchHit['title']): HitText => ({ ...text[foreign], lang: tagOf(foreign) });
  const foreignTitle = isFound(title[foreign]) && !isFound(title[own]) && title[foreign].text !== title[own].text;
  return {
    title: inOwn(title),
    other: foreignTitle ? inForeign(title) : null,
    snippet: snippet[own].text === '' ? inForeign(snippet) : inOwn(snippet),
  };
}
