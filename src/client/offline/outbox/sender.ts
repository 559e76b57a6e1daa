import type { Api, QuestionOf } from '#client/api/api.ts';
import { uploadTime } from '#contract/upload-time.ts';
import type { Entry, Outcome, QueuedName, TryProgress } from './entry.ts';
import type { PhotoRow } from './outbox-database.ts';
import { outcomeOf, outcomeOfAnswer } from './outcome.ts';

/** A server that has not answered by then is asked again later, in milliseconds. */
export const SEND_TIMEOUT_MS = 30_000;

interface SenderParts {
  api: Pick<Api, 'call' | 'upload'>;
  /** The code that was typed in this tab a moment ago: providers may want to see it, and it is never stored. */
  codeOf(id: string): string | undefined;
  photosOf(id: string): Promise<PhotoRow[]>;
}

/** Makes what sends an entry once under its id, with those of its pictures that have not arrived before; never rejects. */
export function createSender({ api, codeOf, photosOf }: SenderParts) {
  return async (entry: Entry, { takeTime, photoArrived }: TryProgress): Promise<Outcome> => {
    const { id, route, failures, arrivedPhotos = [] } = entry;
    const code = codeOf(id);
    // Checked by the contract when it was submitted, and by the server in any case.
    const body = { ...Object(entry.body), ...(code === undefined ? {} : { code }) } as QuestionOf<QueuedName>['body'];
    // The entry shows the outcome of each try; no further notice of it is needed.
    const options = { idempotencyKey: id, quiet: true };
    try {
      for (const photo of await photosOf(id)) {
        if (arrivedPhotos.includes(photo.id)) continue;
        const form = new FormData();
        form.append('id', photo.id);
        form.append('file', photo.blob, photo.name);
        // All else waits for it, in every tab.
        const timeoutMs = uploadTime(photo.blob.size);
        await takeTime(timeoutMs);
        await api.upload('files.uploadForEnquiry', form, { ...options, timeoutMs, repeatable: true });
        await photoArrived(photo.id);
      }
      const last = { ...options, timeoutMs: SEND_TIMEOUT_MS, repeatable: failures > 0 };
      const answer = await api.call(route, { body } as QuestionOf<QueuedName>, last);
      return outcomeOfAnswer(entry, answer, Date.now());
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
