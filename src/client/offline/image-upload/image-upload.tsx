import { partWithWords } from '#client/i18n/part-with-words.tsx';
import type { ImageUploadProps } from './image-upload-field.tsx';

const part = partWithWords(['start', 'upload']);

/**
 * FORM-04: the field for pictures of every form. Which are ready is the form's to keep (`pictures`, `onChange`); with
 * `send` each is sent when it is chosen, without it the form sends them with the rest.
 */
export const ImageUpload = part<ImageUploadProps>(
  async () => (await import('./image-upload-field.tsx')).ImageUploadField,
);
