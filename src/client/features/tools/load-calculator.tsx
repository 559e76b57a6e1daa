import { Trans, useLingui } from '@lingui/react/macro';
import { useReducer } from 'react';
import { useUndo } from '#client/i18n/use-undo.ts';
import type { CargoRow } from '#domain/loading/cargo.ts';
import { LoadForm } from './load-form.tsx';
import { exampleForm, formRow, loadFormAfter, readRow } from './load-form-state.ts';
import { formFromText, formToText } from './load-form-text.ts';
import { LoadResult } from './load-result.tsx';
import { LoadTotals } from './load-totals.tsx';
import { ToolActions } from './tool-actions.tsx';
import { useKept } from './use-kept.ts';
import { useLoadPlans } from './use-load-plans.ts';

/** Name of the form among the drafts of the device. */
const DRAFT = 'load';

/** The calculator: cargo on the one hand, boxes drawn to scale on the other; everything happens on the device. */
export function LoadCalculator({ packed }: { packed: string | undefined }) {
  const { t } = useLingui();
  const undo = useUndo();
  const [form, act] = useReducer(loadFormAfter, null, () => exampleForm([t`Cartons`, t`Euro pallets`, t`Drums`]));
  const { notKept } = useKept({
    name: DRAFT,
    packed,
    form: form.example ? null : form,
    write: formToText,
    read: formFromText,
    take: (kept) => act({ type: 'replace', form: kept }),
  });
  const readings = form.rows.map((row) => ({ row, ...readRow(row, form) }));
  // Rows keep their letters whether or not those before them can be read yet.
  const cargo: CargoRow[] = readings.flatMap(({ cargo }) => (cargo ? [cargo] : []));
  const letters = readings.flatMap(({ cargo }, index) => (cargo ? [index] : []));
  const faulty = readings.some(({ faults }) => Object.keys(faults).length > 0);
  const { planned, busy, failure } = useLoadPlans({ rows: cargo, letters });

  return (
    <div className="tool-body">
      <LoadForm
        form={form}
        faults={readings.map(({ faults }) => faults)}
        act={act}
        onClear={() => {
          act({ type: 'replace', form: { ...form, rows: [formRow()], box: null, example: false } });
          if (!form.example) undo(t`All rows removed.`, () => act({ type: 'replace', form }));
        }}
      />
      <LoadTotals rows={cargo} faulty={faulty} />
      <LoadResult
        planned={planned}
        busy={busy}
        failure={failure}
        chosen={form.box}
        onChoose={(box) => act({ type: 'box', box })}
      />
      <ToolActions
        path="/logisticstools/loadcalculator"
        text={formToText(form)}
        notKept={notKept}
        printLabel={<Trans>Print the plan</Trans>}
      />
    </div>
  );
}
