import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '../image-upload/chosen-picture.ts';
import { readKept } from './draft-writers.ts';
import { createLatestWriter, type LatestWriter } from './latest-writer.ts';

const writers = new Map<string, LatestWriter<readonly ChosenPicture[]>>();

function writerOf(form: string): LatestWriter<readonly ChosenPicture[]> {
  const present = writers.get(form);
  if (present) return present;
  const made = createLatestWriter<readonly ChosenPicture[]>(async (pictures) =>
    (await import('#client/offline/device-storage.ts')).keepPhotos(form, pictures),
  );
  writers.set(form, made);
  return made;
}

/** Resolves when the pictures of a form are stored or refused. */
export const photosSettled = (form: string): Promise<void> => writerOf(form).settled();

/** The pictures that go with a form: chosen, made smaller, and kept on this device with its draft. */
export function usePhotos(form: string) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [read, setRead] = useState(false);
  const touched = useRef(false);
  // Pictures that come after the form was left are kept as well, and state does not take them any more.
  const present = useRef<readonly ChosenPicture[]>(pictures);
  const put = useCallback((next: readonly ChosenPicture[]) => {
    present.current = next;
    setPictures(next);
  }, []);
  const readAgain = useCallback(() => {
    touched.current = false;
    setRead(false);
    // First the draft: one that is too old takes its pictures with it.
    void readKept(form)
      .then(() => import('#client/offline/device-storage.ts'))
      .then(({ photosOf }) => photosOf(form))
      .then((kept) => {
        // Pictures chosen meanwhile are newer.
        if (!touched.current) put(kept.map(({ id, name, blob }) => ({ id, name, blob })));
      })
      // Then none were kept.
      .catch(() => undefined)
      .then(() => setRead(true));
  }, [form, put]);
  useEffect(readAgain, [readAgain]);
  const change = useCallback(
    (make: (present: readonly ChosenPicture[]) => readonly ChosenPicture[]) => {
      touched.current = true;
      const next = make(present.current);
      put(next);
      writerOf(form).put(next);
    },
    [form, put],
  );
  return {
    pictures,
    /** Whether what was kept is among the pictures: what comes without the visitor's doing waits for that. */
    read,
    change,
    readAgain,
  };
}
