import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { LegendProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { isPlainClick } from '#client/ui/plain-click.ts';
import { textIn } from '#contract/locale.ts';
import { CLASS_NAMES, HAZARD_CLASSES } from './hazard-classes.ts';
import { HazardLabel } from './hazard-label.tsx';

/** The division whose label stands for a class in the row of classes: of class 2 one that is not that of class 3. */
const FACE: Readonly<Record<string, string>> = { '1': '1.1', '2': '2.2', '4': '4.1', '5': '5.1', '6': '6.1' };

function Divisions() {
  const { locale } = useSpeech();
  return (
    <ul className="dict-divisions">
      {HAZARD_CLASSES.map(({ code, name, about }) => (
        <li key={code}>
          <HazardLabel code={code} />
          <p>
            <strong>
              {code} {textIn(locale, name)}
            </strong>
            <br />
            <span className="ui-muted">{textIn(locale, about)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The nine classes with their diamonds: a legend, and at the same time the filter by class. */
export function HazardLegend({ filter, hrefFor }: LegendProps) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const navigate = useNavigate();
  const selected = filter.get('class') ?? [];
  return (
    <div className="dict-hazards">
      <ul aria-label={t`Filter by class`}>
        {Object.entries(CLASS_NAMES).map(([code, name]) => {
          const href = hrefFor('class', code);
          const on = selected.includes(code);
          return (
            <li key={code}>
              <a
                className={classNames('dict-hazard', on && 'dict-hazard-on')}
                href={href}
                aria-current={on ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  void navigate({ href, resetScroll: false });
                }}
              >
                <HazardLabel code={FACE[code] ?? code} />
                <span>
                  <strong>{code}</strong> {textIn(locale, name)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <Disclosure summary={<Trans>All classes and divisions, and what they mean</Trans>}>
        <Divisions />
      </Disclosure>
    </div>
  );
}
