import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';

/** A number of pieces, of which there may be thousands. */
export function Pieces({ value }: { value: number }) {
  const count = useFormats().number(value);
  // No plural form, for the reason that stands at the plan's answer.
  return value === 1 ? <Trans>1 piece</Trans> : <Trans>{count} pieces</Trans>;
}
