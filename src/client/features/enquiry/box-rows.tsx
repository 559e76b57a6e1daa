import { Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { ErrorIcon } from '#client/ui/icons/status-icons.tsx';
import { ChoiceSelect, TextInput } from '#client/ui/inputs.tsx';
import { BOX_TYPES } from '#contract/enquiry-kinds.ts';
import { plainNumber } from '#domain/plain-number.ts';
import type { DraftBoxes } from './draft.ts';
import { problemWords } from './problem-words.tsx';
import type { EnquiryForm } from './use-enquiry.ts';

const COUNT_DIGITS = 3;

interface RowProps {
  row: DraftBoxes;
  place: number;
  wrong: boolean;
  onChange(patch: Partial<DraftBoxes>): void;
  onRemove: (() => void) | null;
}

function BoxRow({ row, place, wrong, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  return (
    <li className="enquiry-boxes">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={COUNT_DIGITS}
        aria-label={t`Number of containers, line ${place}`}
        aria-invalid={wrong || undefined}
        value={row.count}
        onChange={({ currentTarget }) => onChange({ count: currentTarget.value })}
      />
      <ChoiceSelect
        aria-label={t`Container type, line ${place}`}
        choices={BOX_TYPES}
        value={row.type}
        onChoose={(type) => onChange({ type })}
      />
      {onRemove ? (
        <IconButton label={t`Remove line ${place}`} icon={<CloseIcon size={20} />} onClick={onRemove} />
      ) : null}
    </li>
  );
}

/** Boxes by number and type, a line per type. */
export function BoxRows({ form: { draft, problems, change } }: { form: EnquiryForm }) {
  const { boxes } = draft;
  const unused = BOX_TYPES.find((type) => !boxes.some((row) => row.type === type));
  const put = (place: number, patch: Partial<DraftBoxes>) =>
    change({ boxes: boxes.map((row, index) => (index === place ? { ...row, ...patch } : row)) });
  const isWrong = ({ count }: DraftBoxes) => problems.boxes !== undefined && !/^[1-9]\d*$/.test(plainNumber(count));
  return (
    <div className="ui-field">
      <ul className="ui-stack enquiry-lines">
        {boxes.map((row, place) => (
          <BoxRow
            // Lines have no names of their own, and two may be of one type for a moment.
            key={place.toString()}
            row={row}
            place={place + 1}
            wrong={isWrong(row)}
            onChange={(patch) => put(place, patch)}
            onRemove={boxes.length > 1 ? () => change({ boxes: boxes.filter((_, index) => index !== place) }) : null}
          />
        ))}
      </ul>
      {problems.boxes ? (
        <p className="ui-field-error" role="alert">
          <ErrorIcon size={20} />
          <span>{problemWords(problems.boxes)}</span>
        </p>
      ) : null}
      {unused ? (
        <div>
          <Button variant="quiet" onClick={() => change({ boxes: [...boxes, { type: unused, count: '1' }] })}>
            <Trans>Add another type</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
