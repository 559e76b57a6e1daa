import { useLocale } from '#client/i18n/use-locale.ts';
import { StructuredData } from '#client/lib/structured-data.tsx';
import type { Faq } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';

/** Questions and answers in the words of schema.org, which takes the answers as the HTML they are. */
export function FaqThing({ questions }: { questions: readonly Faq[] }) {
  const locale = useLocale();
  return (
    <StructuredData
      thing={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: textIn(locale, question),
          acceptedAnswer: { '@type': 'Answer', text: textIn(locale, answer) },
        })),
      }}
    />
  );
}
