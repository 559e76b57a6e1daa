import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Checkbox, Select, TextArea, TextInput } from '#client/ui/inputs.tsx';
import { WATCH_LABEL_MAX, WATCH_NOTE_MAX } from '#contract/tracking-kinds.ts';
import type { WatchItem } from '#contract/watch-list.ts';
import { readEditDraft, saveEdit, type WatchForm, writeEditDraft } from './edit-draft.ts';
import { ETA_CHOICES, EtaWords } from './eta-choices.tsx';

/** Reads the form as an edit of the watch-list; texts are trimmed and cut to their maximum length. */
function readForm(form: HTMLFormElement): WatchForm {
  const data = new FormData(form);
  const text = (name: string, longest: number) =>
    String(data.get(name) ?? '')
      .trim()
      .slice(0, longest);
  const hours = text('etaHours', 4);
  return {
    label: text('label', WATCH_LABEL_MAX),
    note: text('note', WATCH_NOTE_MAX),
    etaHours: hours === '' ? null : Number(hours),
    milestones: data.get('milestones') !== null,
  };
}

interface WatchEditorProps {
  item: WatchItem;
  open: boolean;
  onClose: () => void;
  onEdit: (edit: WatchForm) => Promise<void>;
}

/** The own name, the note, and what to be told of one shipment. */
export function WatchEditor({ item, open, onClose, onEdit }: WatchEditorProps) {
  const { t } = useLingui();
  const form = useId();
  const [refused, setRefused] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Where the device refuses, what was typed stays in sight.
    const saved = await saveEdit(item, readForm(event.currentTarget), onEdit);
    setRefused(!saved);
    if (saved) onClose();
  };
  const close = () => {
    setRefused(false);
    writeEditDraft(item, null);
    onClose();
  };
  const { number } = item;
  const { label, note, etaHours, milestones } = (open ? readEditDraft(item) : null) ?? item;
  const own = etaHours !== null && !ETA_CHOICES.some((hours) => hours === etaHours) ? [etaHours] : [];
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Shipment {number}</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button type="submit" form={form} variant="primary">
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form
        id={form}
        className="ui-stack"
        onSubmit={(event) => void save(event)}
        onChange={({ currentTarget }) => writeEditDraft(item, readForm(currentTarget))}
      >
        <Field label={<Trans>Your name for it</Trans>} help={<Trans>Such as the customer or the cargo.</Trans>}>
          {(control) => <TextInput {...control} name="label" defaultValue={label} maxLength={WATCH_LABEL_MAX} />}
        </Field>
        <Field label={<Trans>Note</Trans>} help={<Trans>Only you see it.</Trans>}>
          {(control) => <TextArea {...control} name="note" defaultValue={note} maxLength={WATCH_NOTE_MAX} />}
        </Field>
        <Checkbox name="milestones" defaultChecked={milestones} label={<Trans>Notify me of each milestone</Trans>} />
        <Field label={<Trans>Notify me when the ETA changes</Trans>}>
          {(control) => (
            <Select {...control} name="etaHours" defaultValue={etaHours === null ? '' : String(etaHours)}>
              <option value="">{t`As in my settings`}</option>
              {[...own, ...ETA_CHOICES].map((hours) => (
                <option key={hours} value={hours}>
                  <EtaWords hours={hours} />
                </option>
              ))}
            </Select>
          )}
        </Field>
        {refused ? (
          <p role="alert">
            <Trans>This browser keeps nothing on the device, so the list cannot be changed here.</Trans>
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
