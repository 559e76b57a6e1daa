import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import type { Names } from './identity.ts';
import { Marked } from './marked.tsx';

/** A name and the language it is in. */
interface Spoken {
  text: string;
  lang: string;
}

/** The names in the order in which a reader of the language wants them; missing ones drop out. */
export function orderedNames(locale: Locale, names: Names): Spoken[] {
  const zh = { text: names.zh, lang: LANGUAGE_TAGS.zh_CN };
  const en = { text: names.en, lang: LANGUAGE_TAGS.en_US };
  return (locale === 'zh_CN' ? [zh, en] : [en, zh]).flatMap(({ text, lang }) => (text ? [{ text, lang }] : []));
}

/** The name a reader of the language looks for; the other one where there is none; empty when there is neither. */
export function nameIn(locale: Locale, names: Names): string {
  return orderedNames(locale, names)[0]?.text ?? '';
}

/** Both names, the reader's own first, with what the visitor looks for marked. */
export function NamePair({ locale, names }: { locale: Locale; names: Names }) {
  const [first, second] = orderedNames(locale, names);
  return (
    <span className="dict-names">
      {first ? (
        <span lang={first.lang}>
          <Marked text={first.text} />
        </span>
      ) : null}
      {second ? (
        <span lang={second.lang} className="dict-second">
          <Marked text={second.text} />
        </span>
      ) : null}
    </span>
  );
}
