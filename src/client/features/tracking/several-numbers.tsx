import { Plural, Trans } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import { checkContainerNumber, formatContainerNumber } from '#domain/container-number.ts';
import type { AskedNumber } from './asked.ts';

interface SeveralNumbersProps {
  numbers: readonly AskedNumber[];
  leftOut: number;
}

/** Says that more numbers were given than are asked for at once. */
export function LeftOut({ taken, leftOut }: { taken: number; leftOut: number }) {
  if (leftOut === 0) return null;
  return (
    <Notice tone="warn" live="polite" title={<Trans>The first {taken} numbers were taken.</Trans>}>
      <Plural
        value={leftOut}
        one="# more was left out: up to 20 can be checked at once."
        other="# more were left out: up to 20 can be checked at once."
      />
    </Notice>
  );
}

/** Numbers that were read out of a text with several, before they are asked for. */
export function SeveralNumbers({ numbers, leftOut }: SeveralNumbersProps) {
  return (
    <>
      <LeftOut taken={numbers.length} leftOut={leftOut} />
      <section className="track-section" aria-label={numbers.map(({ number }) => number).join(', ')}>
        <p className="ui-measure">
          <Plural value={numbers.length} one="# number found in this text." other="# numbers found in this text." />
        </p>
        <ul className="track-read">
          {numbers.map(({ number, businessType }) => (
            <li key={number}>
              <span className="ui-code">{formatContainerNumber(number)}</span>{' '}
              <span className="ui-muted">
                {businessType === 1 ? (
                  <Trans>Bill of lading number</Trans>
                ) : checkContainerNumber(number).kind === 'wrong-check-digit' ? (
                  <Trans>Container number, check digit is wrong</Trans>
                ) : (
                  <Trans>Container number</Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
