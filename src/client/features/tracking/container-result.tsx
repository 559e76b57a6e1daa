import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ContainerPlate } from '#client/ui/container-plate.tsx';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { Notice } from '#client/ui/notice.tsx';
import {
  type ContainerCategory,
  type ContainerNumberParts,
  checkContainerNumber,
  checkDigitSum,
  containerNumberParts,
} from '#domain/container-number.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { CheckDigitTable } from './check-digit-table.tsx';

const categories: Readonly<Record<ContainerCategory, MessageDescriptor>> = {
  U: msg`U, freight container`,
  J: msg`J, detachable equipment`,
  Z: msg`Z, trailer or chassis`,
};

interface ContainerResultProps {
  /** A container number in normal form, with or without its check digit. */
  number: string;
  /** Takes the corrected or completed number. */
  onCorrect: (number: string) => void;
}

/** The answer about the digit, in a sentence and with what can be done. */
function Verdict({ number, onCorrect }: ContainerResultProps) {
  const check = checkContainerNumber(number);
  const sum = checkDigitSum(number);
  if (check.kind === 'valid') {
    return <Notice tone="ok" title={<Trans>{number} is a container number, and its check digit is right.</Trans>} />;
  }
  if (sum === null) return null;
  const corrected = number.slice(0, 10) + sum.digit;
  const take: ReactNode = (
    <Button variant="secondary" onClick={() => onCorrect(corrected)}>
      <Trans>Use {corrected}</Trans>
    </Button>
  );
  if (check.kind === 'not-a-container-number') {
    return (
      <Notice
        tone="info"
        title={<Trans>The check digit is missing. By the first ten it is {sum.digit}.</Trans>}
        actions={take}
      />
    );
  }
  return (
    <Notice
      tone="warn"
      title={<Trans>The last digit should be {sum.digit}: one character was probably misread.</Trans>}
      actions={take}
    >
      <Trans>
        Look again at 0 and O, 1 and I, 8 and B. If the box does bear this number, go on with it: old boxes and
        shipper's own boxes exist that break the rule.
      </Trans>
    </Notice>
  );
}

function Parts({ parts: { owner, category, serial, digit } }: { parts: ContainerNumberParts }) {
  const { i18n } = useLingui();
  return (
    <DescriptionList
      items={[
        { key: 'owner', term: <Trans>Owner code</Trans>, value: owner, mono: true },
        { key: 'category', term: <Trans>Equipment category</Trans>, value: i18n._(categories[category]) },
        { key: 'serial', term: <Trans>Serial number</Trans>, value: serial, mono: true },
        { key: 'digit', term: <Trans>Check digit</Trans>, value: digit || '–', mono: true },
        {
          key: 'size',
          term: <Trans>Size and type</Trans>,
          value: (
            <Trans>
              Not in the number. It is painted below it as four characters, such as 22G1 for a 20-foot dry box. See{' '}
              <Link to={definitions.containers.path}>containers</Link>.
            </Trans>
          ),
        },
      ]}
    />
  );
}

/** Facts that a container number reveals without a network: its parts, and whether its check digit is right. */
export function ContainerResult({ number, onCorrect }: ContainerResultProps) {
  const parts = containerNumberParts(number);
  const sum = checkDigitSum(number);
  if (parts === null || sum === null) return null;
  return (
    <>
      <Verdict number={number} onCorrect={onCorrect} />
      <div className="track-columns">
        <div className="ui-stack">
          <ContainerPlate
            owner={parts.owner + parts.category}
            serial={parts.serial}
            digit={parts.digit}
            wrong={parts.digit !== sum.digit}
          />
          <Parts parts={parts} />
        </div>
        <CheckDigitTable sum={sum} />
      </div>
    </>
  );
}
