import { useEffect, useState } from 'react';
import type { Api } from '#client/api/api.ts';
import { drawPart, mediaTypeOf } from '#client/lib/draw-picture.ts';
import type { ChosenPicture } from '#client/offline/image-upload/chosen-picture.ts';
import { AVATAR_EDGE } from '#contract/account-limits.ts';
import type { UserInfo } from '#contract/users.ts';
import { type Crop, middleCrop, partOf } from './crop.ts';

/** A picture as the device unpacked it, and the square of it that is chosen. */
export interface OpenPicture {
  picture: ImageBitmap;
  crop: Crop;
  mediaType: 'image/png' | 'image/jpeg';
}

/** A chosen picture, unpacked, with its middle square; null while there is none. */
export function useOpenPicture(chosen: ChosenPicture | undefined, onRefuse: () => void) {
  const [opened, setOpened] = useState<OpenPicture | null>(null);
  useEffect(() => {
    if (!chosen) return;
    let left = false;
    const opening = createImageBitmap(chosen.blob);
    Promise.all([opening, mediaTypeOf(chosen.blob)]).then(
      ([picture, mediaType]) => {
        if (!left && mediaType) setOpened({ picture, mediaType, crop: middleCrop(picture.width, picture.height) });
      },
      () => {
        if (!left) onRefuse();
      },
    );
    return () => {
      left = true;
      setOpened(null);
      opening.then((picture) => picture.close()).catch(() => undefined);
    };
  }, [chosen, onRefuse]);
  return [opened, setOpened] as const;
}

const LIMIT = { timeoutMs: 60_000 };

/** PERS-03: sends the chosen square and makes it the own picture; the server draws it anew. */
export async function sendAvatar(api: Api, { picture, crop, mediaType }: OpenPicture): Promise<UserInfo> {
  const size = { width: AVATAR_EDGE, height: AVATAR_EDGE };
  const form = new FormData();
  form.append('moduleType', 'common');
  form.append('type', 'user-avatar');
  form.append(
    'file',
    await drawPart(picture, partOf(crop), size, mediaType),
    mediaType === 'image/png' ? 'avatar.png' : 'avatar.jpg',
  );
  const { fileId } = await api.upload('files.uploadImage', form, LIMIT);
  return api.call('users.changeAvatar', { body: { fileId } }, LIMIT);
}
