import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ChosenPicture } from '../image-upload/chosen-picture.ts';
import { photosSettled, usePhotos } from './use-photos.ts';

const kept = vi.hoisted(() => new Map<string, readonly { id: string }[]>());
vi.mock('./outbox-database.ts', () => ({
  keepPhotos: async (form: string, pictures: readonly ChosenPicture[]) => void kept.set(form, pictures),
}));

const picture = (id: string): ChosenPicture => ({ id, name: `${id}.jpg`, blob: new Blob([id]) });

let change: ReturnType<typeof usePhotos>['change'] = () => undefined;
function Form() {
  change = usePhotos('enquiry').change;
  return null;
}

it('FORM-04 a picture that is ready only when its form was left is kept with the draft, beside the others', async () => {
  // Drawn and gone: nothing takes its state any more.
  renderToString(<Form />);
  change((present) => [...present, picture('first')]);
  change((present) => [...present, picture('second')]);
  await photosSettled('enquiry');
  expect(kept.get('enquiry')?.map(({ id }) => id)).toEqual(['first', 'second']);
});
