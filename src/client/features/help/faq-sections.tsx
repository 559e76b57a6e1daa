import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { ArrowRightIcon } from '#client/ui/icons/interface-icons.tsx';
import { isPlainClick } from '#client/ui/plain-click.ts';
import type { Faq } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import type { FaqGroup } from './faq-filter.ts';
import { topicLabels, topicTools } from './topics.tsx';

/** Opens the question that the address points at; a browser only scrolls to it. */
function useOpenedByAddress(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const target = document.getElementById(hash);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash]);
}

function Question({ faq }: { faq: Faq }) {
  const locale = useLocale();
  return (
    <Disclosure id={faq.id} summary={textIn(locale, faq.question)}>
      <RichText className="help-answer" html={textIn(locale, faq.answer)} />
    </Disclosure>
  );
}

function Topic({ topic, questions }: FaqGroup) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return (
    <section className="help-topic" aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`}>{i18n._(topicLabels[topic])}</h2>
      <div>
        {questions.map((faq) => (
          <Question key={faq.id} faq={faq} />
        ))}
      </div>
      <p className="help-tools">
        {topicTools[topic].map(({ to, label }) => (
          <a
            key={to}
            href={to}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void navigate({ href: to });
            }}
          >
            {i18n._(label)} <ArrowRightIcon size={16} />
          </a>
        ))}
      </p>
    </section>
  );
}

/** The questions by topic; each has an address of its own and opens in place. */
export function FaqSections({ groups }: { groups: readonly FaqGroup[] }) {
  useOpenedByAddress();
  return groups.map((group) => <Topic key={group.topic} {...group} />);
}
