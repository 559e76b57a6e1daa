import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PictureLimits } from '#domain/picture-rules.ts';
import type { UploadFault } from './chosen-picture.ts';

/** FORM-04: what is wrong with a picture, in the specified words; the server's own sentence where it said one. */
export function faultWords(fault: UploadFault, { types, maxMb, maxFiles }: PictureLimits): ReactNode {
  if (typeof fault === 'object') return fault.said;
  const endings = types.join('/');
  switch (fault) {
    case 'format':
      return <Trans>please upload {endings} image format files</Trans>;
    case 'heic':
      return <Trans>HEIC photos cannot be read here: please upload {endings} image format files</Trans>;
    case 'size':
      return <Trans>upload image size cannot exceed {maxMb} MB</Trans>;
    case 'count':
      return <Trans>uploaded file count cannot exceed {maxFiles}</Trans>;
    case 'failed':
      return <Trans>upload failed, please retry</Trans>;
  }
}
