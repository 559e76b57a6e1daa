import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import type { LegalText } from './legal-text.ts';

/** One of the two texts with its sections. */
export function LegalBody({ text }: { text: LegalText }) {
  const locale = useLocale();
  return (
    <article className="legal-text" aria-labelledby={text.id}>
      <h2 id={text.id}>{textIn(locale, text.title)}</h2>
      <p className="legal-lead">{textIn(locale, text.lead)}</p>
      {text.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h3 id={section.id}>{textIn(locale, section.title)}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph.en}>{textIn(locale, paragraph)}</p>
          ))}
          {section.points ? (
            <ul>
              {section.points.map((point) => (
                <li key={point.en}>{textIn(locale, point)}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </article>
  );
}
