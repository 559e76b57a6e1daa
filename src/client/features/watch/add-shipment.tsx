import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Shipment, WatchedRow } from '#client/offline/watch/watched.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PlusIcon } from '#client/ui/icons/interface-icons.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { TRACK_NUMBER_MAX, WATCH_MAX } from '#contract/tracking-kinds.ts';
import { normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { containerNumberParts, normalizeContainerNumber } from '#domain/container-number.ts';
import { readNumbers } from '#domain/tracking/read-numbers.ts';
import { watchKey } from '#domain/watch/merge.ts';
import { isKept } from './is-kept.ts';

/** The shipment that was typed; a box where it has the shape of one. Null for what can be no number. */
function shipmentOf(text: string): Shipment | null {
  const [only = text, ...others] = readNumbers(text).numbers;
  const typed = others.length === 0 ? only : text;
  const box = normalizeContainerNumber(typed);
  if (box.length === 11 && containerNumberParts(box)?.digit !== undefined) return { number: box, businessType: 2 };
  const bill = normalizeBillOfLading(typed);
  return bill === null ? null : { number: bill, businessType: 1 };
}

interface AddShipmentProps {
  rows: readonly WatchedRow[];
  onAdd: (shipment: Shipment) => Promise<void>;
}

/** Puts a number on the list. */
export function AddShipment({ rows, onAdd }: AddShipmentProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'number' | 'twice' | 'full' | 'refused' | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const shipment = shipmentOf(typed);
    if (shipment === null) return setFault('number');
    if (rows.some(({ key }) => key === watchKey(shipment))) return setFault('twice');
    if (rows.length >= WATCH_MAX) return setFault('full');
    setFault(null);
    // A device that refuses leaves the number where it is; more may have been typed meanwhile.
    if (await isKept(onAdd(shipment))) return setTyped((present) => (present === typed ? '' : present));
    setFault('refused');
  };
  const words = {
    number: t`A container number has four letters and seven digits, a bill of lading number 6 to 20 letters and digits.`,
    twice: t`This shipment is on the list already.`,
    full: t`Your watch-list is full: it holds ${WATCH_MAX} shipments.`,
    refused: t`This browser keeps nothing on the device, so the list cannot be changed here.`,
  };
  return (
    <form className="watch-add" onSubmit={(event) => void add(event)} noValidate>
      <Field
        label={<Trans>Container number or bill of lading number</Trans>}
        error={fault === null ? undefined : words[fault]}
      >
        {(control) => (
          <TextInput
            {...control}
            className="ui-code"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={TRACK_NUMBER_MAX}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setFault(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon={<PlusIcon size={20} />}>
        <Trans>Watch this shipment</Trans>
      </Button>
    </form>
  );
}
