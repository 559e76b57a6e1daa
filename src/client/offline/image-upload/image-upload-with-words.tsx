import { partWords } from '#client/i18n/part-words.tsx';
import { ImageUploadField, type ImageUploadProps } from './image-upload-field.tsx';

/** Words of the field, to be fetched before it is drawn. */
export const { load: loadUploadWords, Words: UploadWords } = partWords(['start', 'upload']);

/** FORM-04: the field for pictures, in its own words. */
export function ImageUploadWithWords(props: ImageUploadProps) {
  return (
    <UploadWords>
      <ImageUploadField {...props} />
    </UploadWords>
  );
}
