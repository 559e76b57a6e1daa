import type { Api, QuestionOf } from '#client/api/api.ts';
import type { Entry, Outcome, QueuedName } from './entry.ts';
import { photosOf } from './outbox-database.ts';
import { outcomeOf, outcomeOfAnswer } from './outcome.ts';

/** A server that has not answered by then is asked again later, in milliseconds. */
export const SEND_TIMEOUT_MS = 30_000;

/**
 * Makes what sends an entry with its pictures, once under its id. `codeOf` gives the code that was typed in this tab a moment ago: providers
 * may want to see it, and it is never stored.
 */
export function createSender(api: Api, codeOf: (id: string) => string | undefined) {
  return async (entry: Entry): Promise<Outcome> => {
    const { id, route, failures } = entry;
    const code = codeOf(id);
    // Checked by the contract when it was submitted, and by the server in any case.
    const body = { ...Object(entry.body), ...(code === undefined ? {} : { code }) } as QuestionOf<QueuedName>['body'];
    try {
      for (const photo of await photosOf(id)) {
        const form = new FormData();
        form.append('id', photo.id);
        form.append('file', photo.blob, photo.name);
        await api.upload('files.uploadForEnquiry', form, { idempotencyKey: id, repeatable: true, quiet: true });
      }
      // What a try came to stands with the entry; nobody has to hear of each.
      const options = { idempotencyKey: id, timeoutMs: SEND_TIMEOUT_MS, repeatable: failures > 0, quiet: true };
      const answer = await api.call(route, { body } as QuestionOf<QueuedName>, options);
      return outcomeOfAnswer(entry, answer, Date.now());
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
