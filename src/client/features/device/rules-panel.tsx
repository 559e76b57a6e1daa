import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';
import { GRADES, type Grade, needsConnection, type Rule, rules } from './rules.ts';

const titles: Readonly<Record<Grade, MessageDescriptor>> = {
  works: msg`Works without a connection`,
  waits: msg`Waits until you are connected`,
  needs: msg`Needs a connection`,
};

/** Lines of a grade with the names that share their words, so that the same sentence is read once. */
function shared(lines: readonly Rule[], gap: string, say: (message: MessageDescriptor) => string) {
  const names = new Map<string, string[]>();
  for (const { name, sentences } of lines) {
    const words = sentences.map(say).join(gap);
    names.set(words, [...(names.get(words) ?? []), say(name)]);
  }
  return [...names].map(([words, things]) => ({ words, things }));
}

/** Everything one can do here, by what becomes of it without a connection. */
export function RulesPanel() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale]);
  const gap = locale === 'zh_CN' ? '' : ' ';
  const all = rules();
  return (
    <section className="device-rules" aria-labelledby="rules">
      <h2 id="rules">
        <Trans>What to expect</Trans>
      </h2>
      <div className="device-rules-columns">
        {GRADES.map((grade) => {
          const lines = all.filter((rule) => rule.grade === grade);
          return lines.length === 0 ? null : (
            <section key={grade} className={`ui-panel device-panel device-rules-${grade}`}>
              <h3>{i18n._(titles[grade])}</h3>
              <dl>
                {shared(lines, gap, (message) => i18n._(message)).map(({ words, things }) => (
                  <div key={words}>
                    <dt>{list.format(things)}</dt>
                    {words === i18n._(needsConnection) ? null : <dd>{words}</dd>}
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </section>
  );
}
