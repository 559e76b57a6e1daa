import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import { agreement } from './agreement.ts';
import { LegalBody } from './legal-body.tsx';
import { privacy } from './privacy.ts';

/** Both texts with the table of what is in them. */
export function LegalTexts() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <nav className="legal-index" aria-label={t`On this page`}>
        {[agreement, privacy].map((text) => (
          <div key={text.id}>
            <a href={`#${text.id}`}>{textIn(locale, text.title)}</a>
            <ol>
              {text.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{textIn(locale, section.title)}</a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
      <LegalBody text={agreement} />
      <LegalBody text={privacy} />
    </>
  );
}
