import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useEffect, useId, useRef } from 'react';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useOnline } from '#client/offline/connectivity.ts';
import { writePolicyOf } from '#client/offline/policy.ts';
import { PlusIcon } from '#client/ui/icons/interface-icons.tsx';
import { ErrorIcon } from '#client/ui/icons/status-icons.tsx';
import { PICTURE_LIMITS, type PictureLimits } from '#domain/picture-rules.ts';
import { faultWords } from './fault-words.tsx';
import { PictureTile } from './picture-tile.tsx';
import { type PictureList, useImageUpload } from './use-image-upload.ts';
import './image-upload.css';

/** `short`: something that was chosen is not among the pictures, and the field says why. */
export type PictureWork = 'going' | 'done' | 'short';

interface ImageUploadProps extends PictureList {
  label: string;
  /** Said before the limits: what the pictures are for. */
  help?: string | undefined;
  /** Where they differ from {@link PICTURE_LIMITS}. */
  limits?: Partial<PictureLimits> | undefined;
  /** Files that were chosen elsewhere: taken as if they had been chosen here, and `onTaken` is told then. */
  offered?: readonly File[] | undefined;
  onTaken?: (() => void) | undefined;
  /** Told when pictures begin to be prepared or sent, and what came of it when none is any more. */
  onWork?: ((work: PictureWork) => void) | undefined;
}

/** Pictures by what they are, too: some have another ending, or none. An iPhone then offers its photos as JPEG. */
const ACCEPTED = [...PICTURE_LIMITS.types.map((type) => `.${type}`), '.jfif', 'image/png', 'image/jpeg'].join(',');

interface AddProps {
  limits: PictureLimits;
  disabled: boolean;
  describedBy: string;
  onChoose(files: readonly File[]): void;
}

function AddPictures({ limits, disabled, describedBy, onChoose }: AddProps) {
  const stop = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    <li>
      <label className="upload-add" onDragOver={stop} onDrop={drop}>
        <PlusIcon />
        {limits.maxFiles === 1 ? <Trans>Choose a picture</Trans> : <Trans>Add pictures</Trans>}
        <input
          className="ui-hidden"
          type="file"
          accept={ACCEPTED}
          multiple={limits.maxFiles > 1}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            // Else the same file, chosen once more after it was deleted, would be no change.
            currentTarget.value = '';
          }}
        />
      </label>
    </li>
  );
}

/** The field's purpose and the pictures it accepts; without a network also why it accepts none. */
function Help({ id, help, limits, stopped }: { id: string; help?: string; limits: PictureLimits; stopped: boolean }) {
  const { i18n } = useLingui();
  const { types, maxMb, maxFiles } = limits;
  const endings = types.join(', ');
  const rule = writePolicyOf('files.upload');
  return (
    <p className="ui-help" id={id}>
      {help}
      <SentenceGap />
      <Plural
        value={maxFiles}
        _1={`One picture of type ${endings}, up to ${maxMb} MB.`}
        other={`Up to # pictures of type ${endings}, each up to ${maxMb} MB.`}
      />
      <SentenceGap />
      {stopped && rule.write === 'refuse' ? <strong>{i18n._(rule.say)}</strong> : null}
    </p>
  );
}

/** Takes what was chosen elsewhere, once. */
function useOffered(offered: ImageUploadProps['offered'], choose: (files: readonly File[]) => Promise<unknown>): void {
  const taken = useRef<typeof offered>(undefined);
  const take = useRef(choose);
  useEffect(() => {
    take.current = choose;
  });
  useEffect(() => {
    if (offered === undefined || taken.current === offered) return;
    taken.current = offered;
    void take.current(offered);
  }, [offered]);
}

/** FORM-04: the field for pictures. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, help, limits: given, onWork, offered, onTaken, ...list } = props;
  const id = useId();
  const limits = { ...PICTURE_LIMITS, ...given };
  const upload = useImageUpload({ ...list, limits });
  useOffered(offered, (files) => upload.choose(files).then(onTaken));
  const element = useRef<HTMLFieldSetElement>(null);
  const offline = !useOnline() && list.send !== undefined;
  const count = list.pictures.length + upload.coming.length;
  const working = upload.coming.some(({ state }) => state !== 'failed');
  const work = working ? 'going' : upload.faults.length > 0 ? 'short' : 'done';
  const tell = useRef(onWork);
  useEffect(() => {
    tell.current = onWork;
  });
  useEffect(() => tell.current?.(work), [work]);
  const remove = (pictureId: string) => {
    upload.remove(pictureId);
    // The button that had the focus goes with its picture.
    element.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  };
  return (
    <fieldset className="upload" ref={element}>
      <legend className="ui-label">{label}</legend>
      <Help id={`${id}-help`} {...(help === undefined ? {} : { help })} limits={limits} stopped={offline} />
      <ul className="upload-list">
        {list.pictures.map((picture) => (
          <PictureTile key={picture.id} picture={picture} state="ready" onRemove={() => remove(picture.id)} />
        ))}
        {upload.coming.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            state={picture.state}
            onRemove={() => remove(picture.id)}
            onRetry={() => upload.retry(picture)}
          />
        ))}
        <AddPictures
          limits={limits}
          disabled={offline || count >= limits.maxFiles}
          describedBy={`${id}-help ${id}-faults`}
          onChoose={(files) => void upload.choose(files)}
        />
      </ul>
      <div id={`${id}-faults`} role="alert">
        {upload.faults.map((fault) => (
          <p key={JSON.stringify(fault)} className="ui-field-error">
            <ErrorIcon size={20} />
            <span>{faultWords(fault, limits)}</span>
          </p>
        ))}
      </div>
      <p className="ui-hidden" role="status">
        {working ? <Trans>Pictures are being uploaded</Trans> : null}
      </p>
    </fieldset>
  );
}
