import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContainerIcon, CustomsIcon, FlameIcon, PortIcon } from '#client/ui/icons/freight-icons.tsx';
import type { IconProps } from '#client/ui/icons/icon.tsx';
import { DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import { SearchIcon } from '#client/ui/icons/search-icons.tsx';
import { checkContainerNumber } from '#domain/container-number.ts';
import { formatHsCode } from '#domain/hs-code.ts';
import type { Reference, ReferenceKind } from '#domain/reference-kind.ts';

/** The picture beside a suggestion. */
export const referenceIcons: Readonly<Record<ReferenceKind, (props: IconProps) => ReactNode>> = {
  container: ContainerIcon,
  'bill-of-lading': DocumentIcon,
  shipments: ContainerIcon,
  words: SearchIcon,
  port: PortIcon,
  'hs-code': CustomsIcon,
  'hs-words': CustomsIcon,
  'un-number': FlameIcon,
  'un-words': FlameIcon,
};

function ContainerNote({ number }: { number: string }) {
  const check = checkContainerNumber(number);
  if (check.kind === 'valid') return <Trans>The check digit is right</Trans>;
  if (check.kind === 'wrong-check-digit') {
    const { expected } = check;
    return <Trans>The check digit should be {expected}; you can track it all the same</Trans>;
  }
  return <Trans>The check digit is still missing</Trans>;
}

/** Label of a suggestion, which names its action: a verb and the reference. */
export function ReferenceAction({ reference }: { reference: Reference }) {
  const code = <b className="ui-code">{reference.normalized}</b>;
  const words = <b>{reference.normalized}</b>;
  const hsCode = <b className="ui-code">{formatHsCode(reference.normalized)}</b>;
  const unNumber = <b className="ui-code">UN{reference.normalized}</b>;
  switch (reference.kind) {
    case 'container':
      return <Trans>Track container {code}</Trans>;
    case 'bill-of-lading':
      return <Trans>Track bill of lading {code}</Trans>;
    case 'shipments':
      return <Trans>Track {code}</Trans>;
    case 'words':
      return <Trans>Search the site for {words}</Trans>;
    case 'port':
      return <Trans>Search ports for {words}</Trans>;
    case 'hs-code':
      return <Trans>Look up HS code {hsCode}</Trans>;
    case 'hs-words':
      return <Trans>Search HS codes for {words}</Trans>;
    case 'un-number':
      return <Trans>Look up dangerous goods {unNumber}</Trans>;
    case 'un-words':
      return <Trans>Search dangerous goods for {words}</Trans>;
  }
}

/** Short note on the facts already known of a reference; renders nothing for most kinds. */
export function ReferenceNote({ reference }: { reference: Reference }) {
  return reference.kind === 'container' ? (
    <span className="home-suggestion-note">
      <ContainerNote number={reference.normalized} />
    </span>
  ) : null;
}
