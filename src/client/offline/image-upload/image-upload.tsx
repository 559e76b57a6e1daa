import { part } from '#client/lib/part.tsx';
import type { ImageUploadProps } from './image-upload-field.tsx';

/**
 * FORM-04: the field for pictures of every form. Which are ready is the form's to keep (`pictures`, `onChange`); with
 * `send` each is sent when it is chosen, without it the form sends them with the rest.
 */
export const ImageUpload = part<ImageUploadProps>(async () => {
  const { ImageUploadWithWords, loadUploadWords } = await import('./image-upload-with-words.tsx');
  await loadUploadWords();
  return ImageUploadWithWords;
});
