import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '#client/api/errors.ts';
import { kindOf, shrinkPicture } from '#client/lib/draw-picture.ts';
import { newId } from '#client/lib/new-id.ts';
import { PICTURE_EDGE_MAX } from '#contract/account-limits.ts';
import type { FileResult } from '#contract/files.ts';
import { namedAs, type PictureLimits, sortChosen } from '#domain/picture-rules.ts';
import { reactionTo } from '../reactions.ts';
import { type ChosenPicture, type ComingPicture, type UploadFault, withFault } from './chosen-picture.ts';

/** Sends one picture. Rejects as calls do. */
export type SendPicture = (picture: ChosenPicture, signal: AbortSignal) => Promise<FileResult>;

/** The pictures of a form, and what it does with each that is chosen. */
export interface PictureList {
  /** The pictures that are ready; the form keeps them. */
  pictures: readonly ChosenPicture[];
  onChange: (change: (present: readonly ChosenPicture[]) => readonly ChosenPicture[]) => void;
  /** Has the visitor change a picture before it is taken, cut it for example; null when he lets go of it. */
  edit?: ((picture: ChosenPicture) => Promise<Blob | null>) | undefined;
  /** Sends a picture when it is chosen. Without it the form sends them later, which works without a network, too. */
  send?: SendPicture | undefined;
}

/** The refusals that are about the picture itself or the room for it: trying again would change nothing. */
const FINAL: readonly string[] = [
  'file-format',
  'file-heic',
  'file-size',
  'picture-too-large',
  'file-count',
  'files-full',
];

/** FORM-04: pictures as they are chosen, checked, made smaller and, where the form asks for it, sent. */
export function useImageUpload({ pictures, onChange, edit, send, limits }: PictureList & { limits: PictureLimits }) {
  const [coming, setComing] = useState<readonly ComingPicture[]>([]);
  const [faults, setFaults] = useState<readonly UploadFault[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const dropped = useRef(new Set<string>());
  const gone = useRef(false);

  // A picture that is still being sent when the form unmounts would belong to nobody.
  useEffect(() => {
    const controllers = running.current;
    gone.current = false;
    return () => {
      gone.current = true;
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const leave = (id: string) => setComing((all) => all.filter((one) => one.id !== id));
  const blame = (fault: UploadFault) => setFaults((all) => withFault(all, fault));
  const arrive = (picture: ChosenPicture) => {
    leave(picture.id);
    onChange((present) => [...present, picture]);
  };

  async function sendNow(picture: ChosenPicture, by: SendPicture): Promise<void> {
    const controller = new AbortController();
    running.current.set(picture.id, controller);
    setComing((all) => all.map((one) => (one.id === picture.id ? { ...picture, state: 'uploading' } : one)));
    try {
      arrive({ ...picture, file: await by(picture, controller.signal) });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof ProblemError && FINAL.includes(error.code)) {
        leave(picture.id);
        const { words } = reactionTo(error);
        blame(typeof words === 'string' ? { said: words } : 'failed');
        return;
      }
      setComing((all) => all.map((one) => (one.id === picture.id ? { ...one, state: 'failed' } : one)));
      blame('failed');
    } finally {
      running.current.delete(picture.id);
    }
  }

  /** Reads a file as a picture, shrunk and edited; null for a file that is none, or that the visitor let go of. */
  async function read({ id, name, blob }: ComingPicture): Promise<ChosenPicture | null> {
    try {
      const kind = await kindOf(blob);
      if (kind === null || kind === 'heic') {
        blame(kind ?? 'format');
        return null;
      }
      const small = { id, name: namedAs(name, kind), blob: await shrinkPicture(blob, PICTURE_EDGE_MAX) };
      const edited = edit ? await edit(small) : small.blob;
      return edited && { ...small, blob: edited };
    } catch {
      blame('format');
      return null;
    }
  }

  /** Whether nobody waits for a picture any more. What a form keeps for later it keeps also when it was left. */
  const isUnwanted = ({ id }: ComingPicture) => dropped.current.has(id) || (gone.current && send !== undefined);

  async function take(fresh: ComingPicture): Promise<void> {
    const picture = isUnwanted(fresh) ? null : await read(fresh);
    if (picture === null || isUnwanted(fresh)) leave(fresh.id);
    else if (send) await sendNow(picture, send);
    else arrive(picture);
  }

  return {
    coming,
    faults,
    /** Takes files as they come from a file field or are dropped. */
    async choose(files: readonly File[]): Promise<void> {
      const sorted = sortChosen(files, pictures.length + coming.length, limits);
      setFaults(sorted.faults);
      const fresh = sorted.taken.map(
        (file): ComingPicture => ({ id: newId(), name: file.name, blob: file, state: 'preparing' }),
      );
      setComing((all) => [...all, ...fresh]);
      // One after the other: unpacked, a photograph takes some 50 MB of a phone's memory.
      for (const picture of fresh) await take(picture);
    },
    retry(picture: ComingPicture): void {
      setFaults([]);
      if (send) void sendNow(picture, send);
    },
    /** Takes a picture out of the list, also one that is still being sent. */
    remove(id: string): void {
      setFaults([]);
      if (pictures.some((one) => one.id === id)) {
        onChange((present) => present.filter((one) => one.id !== id));
        return;
      }
      dropped.current.add(id);
      running.current.get(id)?.abort();
      leave(id);
    },
  };
}
