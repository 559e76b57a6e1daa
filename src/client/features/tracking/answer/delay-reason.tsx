import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

/** Codes of the SMDG list of delay reasons, as DCSA publishes it; any other code stands as it came. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  ANA: msg`authorities not available`,
  BUN: msg`bunkering`,
  CGS: msg`berth congestion`,
  CIN: msg`inspection of cargo by the authorities`,
  CRN: msg`crane shortage`,
  DEV: msg`deviation to avoid bad weather`,
  ENG: msg`engine repairs`,
  FTE: msg`terminal equipment not available`,
  HOL: msg`public holidays`,
  LAB: msg`labour shortage`,
  LOT: msg`labour matter`,
  MVX: msg`more moves than planned`,
  PAU: msg`vessel detained by port authorities`,
  PBC: msg`berth congestion`,
  PIT: msg`pilot or tug not available`,
  PRD: msg`low productivity of the terminal`,
  QUA: msg`quarantine inspection`,
  STR: msg`strike`,
  TID: msg`waiting for the tide`,
  WEA: msg`bad weather`,
  YRD: msg`yard congestion`,
};

/** Why a vessel is late, in the words of the list. */
export function DelayReason({ code }: { code: string }) {
  const { i18n } = useLingui();
  const words = reasons[code];
  const reason = words === undefined ? code : i18n._(words);
  return (
    <p className="ui-muted">
      <Trans>Reason given by the carrier: {reason}</Trans>
    </p>
  );
}
