import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type CargoRow, totalsOf } from '#domain/loading/cargo.ts';

/** Below this a full box is rarely worth its price: cubic metres and kilograms. */
const LCL_MAX = { volume: 13, weight: 8000 };

/** The consignment in figures. */
export function LoadTotals({ rows, faulty }: { rows: readonly CargoRow[]; faulty: boolean }) {
  const { number } = useFormats();
  const totals = totalsOf(rows);
  const rounded = (value: number, digits: number) => number(Number(value.toFixed(digits)));
  const small = rows.length > 0 && totals.volume < LCL_MAX.volume && totals.weight < LCL_MAX.weight;
  return (
    <section className="ui-stack" aria-labelledby="load-totals">
      <h2 id="load-totals">
        <Trans>Total</Trans>
      </h2>
      <DescriptionList
        layout="tiles"
        items={[
          { key: 'pieces', term: <Trans>Pieces</Trans>, value: number(totals.pieces) },
          { key: 'volume', term: <Trans context="of cargo">Volume</Trans>, value: `${rounded(totals.volume, 2)} m³` },
          {
            key: 'weight',
            term: <Trans context="of cargo">Gross weight</Trans>,
            value: `${rounded(totals.weight, 0)} kg`,
          },
          {
            key: 'wm',
            term: totals.by === 'volume' ? <Trans>W/M, by volume</Trans> : <Trans>W/M, by weight</Trans>,
            value: <Trans>{rounded(totals.revenueTons, 2)} RT</Trans>,
          },
          { key: 'air', term: <Trans>Chargeable by air</Trans>, value: `${rounded(totals.airKilograms, 0)} kg` },
        ]}
      />
      <p className="ui-muted ui-measure">
        <Trans>
          W/M: sea freight counts cubic metres or tonnes, whichever is more. Air freight counts a cubic metre as 167 kg.
        </Trans>
      </p>
      {faulty ? (
        <Notice tone="warn" title={<Trans>Rows with a marked field are left out until it is filled in.</Trans>} />
      ) : null}
      {small ? (
        <Notice
          tone="info"
          title={<Trans>This is little for a container of its own: LCL is often cheaper. Ask for both quotes.</Trans>}
        />
      ) : null}
    </section>
  );
}
