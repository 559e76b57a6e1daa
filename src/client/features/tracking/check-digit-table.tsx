import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import type { CheckDigitSum } from '#domain/container-number.ts';

function Columns() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Character</Trans>
        </th>
        <th scope="col">
          <Trans>Value</Trans>
        </th>
        <th scope="col">
          <Trans context="check digit">Weight</Trans>
        </th>
        <th scope="col">
          <Trans>Value × weight</Trans>
        </th>
      </tr>
    </thead>
  );
}

/** The sum behind a check digit, place by place, as one would do it by hand (ISO 6346). */
export function CheckDigitTable({ sum: { places, sum, remainder, digit } }: { sum: CheckDigitSum }) {
  const { t } = useLingui();
  const formats = useFormats();
  const total = formats.number(sum);
  return (
    <div className="track-sum">
      <table>
        <caption>
          <Trans>How the check digit is calculated</Trans>
        </caption>
        <Columns />
        <tbody>
          {places.map(({ character, value, weight, product }) => (
            <tr key={weight}>
              <th scope="row">{character}</th>
              <td>{value}</td>
              <td>{weight}</td>
              <td>{formats.number(product)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t`Sum`}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {remainder === 10 ? (
          <Trans>
            {total} divided by 11 leaves 10, which is written as 0: the check digit is <b>{digit}</b>.
          </Trans>
        ) : (
          <Trans>
            {total} divided by 11 leaves {remainder}: the check digit is <b>{digit}</b>.
          </Trans>
        )}
      </p>
    </div>
  );
}
