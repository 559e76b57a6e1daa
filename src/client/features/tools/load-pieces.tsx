import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';

/** A number of pieces, of which there may be thousands. */
export function Pieces({ value }: { value: number }) {
  const count = useFormats().number(value);
  return <Plural value={value} one="# piece" other={<Trans>{count} pieces</Trans>} />;
}
