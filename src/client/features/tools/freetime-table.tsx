import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import type { PeriodState } from '#domain/free-time/periods.ts';
import { type Currency, formatMoney } from '#domain/money.ts';

interface FreetimeTableProps {
  state: PeriodState;
  currency: Currency;
  /** Null while the field holds no number. */
  boxes: number | null;
}

/** The days of a period at each price, and their sum. */
export function FreetimeTable({ state: { charge }, currency, boxes }: FreetimeTableProps) {
  const { number } = useFormats();
  const money = (hundredths: number) => formatMoney(hundredths, currency);
  return (
    <div className="tool-table free-table">
      <table>
        <caption>
          <Trans>
            {number(charge.usedDays)} days counted, {number(charge.freeUsed)} of them free
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>From and to</Trans>
            </th>
            <th scope="col">
              <Trans>Days</Trans>
            </th>
            <th scope="col">
              <Trans>Per day</Trans>
            </th>
            <th scope="col">
              <Trans>Per box</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {charge.stretches.map((stretch) => (
            <tr key={stretch.from}>
              <td>
                <span className="free-span">{stretch.from}</span> <span className="free-span">– {stretch.to}</span>
              </td>
              <td>{number(stretch.days)}</td>
              <td>{stretch.step === -1 ? <Trans>free</Trans> : money(stretch.rate)}</td>
              <td>{money(stretch.cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Per box</Trans>
            </th>
            <td>{money(charge.total)}</td>
          </tr>
          {boxes !== null && boxes > 1 ? (
            <tr>
              <th scope="row" colSpan={3}>
                <Trans>For {number(boxes)} boxes</Trans>
              </th>
              <td>{money(charge.total * boxes)}</td>
            </tr>
          ) : null}
        </tfoot>
      </table>
    </div>
  );
}
