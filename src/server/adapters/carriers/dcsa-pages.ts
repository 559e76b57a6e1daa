import type { Caller } from './caller.ts';
import { CarrierFailure } from './carrier.ts';

/** A question whose answer comes in pages. */
interface PagedQuestion {
  /** SCAC, for what is said of a failure. */
  code: string;
  /** The first page. */
  url: URL;
  apiVersion: string;
  /** Header of an answer that holds the cursor of the next one. */
  nextPageHeader: string;
  /** Pages that are read; the rest would be more than anyone looks at. */
  maxPages: number;
  /** Answers that mean "nothing of the kind" with this question. */
  nothing: readonly number[];
  /** The list in an answer, or null when there is none. */
  listIn(json: unknown): readonly unknown[] | null;
}

/** The entries of all pages of an answer. Rejects with a {@link CarrierFailure} when one cannot be had. */
export async function readPages(call: Caller, question: PagedQuestion): Promise<unknown[]> {
  const { code, apiVersion, nextPageHeader, maxPages, nothing, listIn } = question;
  const url = new URL(question.url);
  const seen = new Set<string>();
  const entries: unknown[] = [];
  for (let pages = 0; pages < maxPages; pages += 1) {
    const answer = await call({ url, method: 'GET', headers: { 'API-Version': apiVersion } });
    if (nothing.includes(answer.status)) break;
    if (answer.status !== 200) {
      const isOurs = answer.status === 400 || answer.status === 422;
      throw new CarrierFailure(isOurs ? 'question' : 'status', `${code} answers ${answer.status}`);
    }
    const page = listIn(answer.json);
    if (page === null) throw new CarrierFailure('wrong', `${code} answers no list`);
    entries.push(...page);
    const next = answer.headers[nextPageHeader.toLowerCase()];
    // A page that leads to itself would be read for ever.
    if (typeof next !== 'string' || next === '' || seen.has(next) || page.length === 0) break;
    seen.add(next);
    url.searchParams.set('cursor', next);
  }
  return entries;
}
