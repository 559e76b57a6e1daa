import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { drawPart, mediaTypeOf } from '#client/lib/draw-picture.ts';
import type { ChosenPicture } from '#client/offline/image-upload/chosen-picture.ts';
import type { SendPicture } from '#client/offline/image-upload/use-image-upload.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { AVATAR_EDGE } from '#contract/account-limits.ts';
import type { UserRecord } from '#contract/users.ts';
import { type Crop, middleCrop, partOf } from './crop.ts';
import { useTakeRecord } from './use-own-record.ts';

/** A picture being cut: as the device unpacked it, and the square of it that is chosen. */
interface Cutting {
  picture: ImageBitmap;
  crop: Crop;
  /** Ends it: with the square that is wanted, or null. */
  done(wanted: Crop | null): void;
}

const SIZE = { width: AVATAR_EDGE, height: AVATAR_EDGE };

/** PERS-03: asks the visitor for the square of a chosen picture (`cut`); `cutting` is what is shown meanwhile. */
export function useCutting() {
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const present = useRef<Cutting | null>(null);
  useEffect(() => {
    present.current = cutting;
  }, [cutting]);
  // A visitor who closes the dialog discards the picture.
  useEffect(() => () => present.current?.done(null), []);

  async function cut({ blob }: ChosenPicture): Promise<Blob | null> {
    const [picture, mediaType] = await Promise.all([createImageBitmap(blob), mediaTypeOf(blob)]);
    const whole = middleCrop(picture.width, picture.height);
    const wanted = await new Promise<Crop | null>((done) => setCutting({ picture, crop: whole, done }));
    setCutting(null);
    try {
      return wanted && mediaType ? await drawPart(picture, partOf(wanted), SIZE, mediaType) : null;
    } finally {
      picture.close();
    }
  }
  const change = (step: (crop: Crop) => Crop) => setCutting((now) => now && { ...now, crop: step(now.crop) });
  return { cutting, cut, change };
}

const LIMITS = { timeoutMs: 60_000, quiet: true };

/** PERS-03: sends a square and makes it the own picture; the server draws it anew. */
export function useSendAvatar(record: UserRecord): SendPicture {
  const api = apiOf(useQueryClient());
  const takeRecord = useTakeRecord();
  return async ({ blob, name }, signal) => {
    const form = new FormData();
    form.append('moduleType', 'common');
    form.append('type', 'user-avatar');
    form.append('file', blob, name);
    const file = await api.upload('files.uploadImage', form, { ...LIMITS, signal });
    const info = await api.call('users.changeAvatar', { body: { fileId: file.fileId } }, { ...LIMITS, signal });
    takeRecord({ ...record, ...info });
    return file;
  };
}
