import type { AnswerDatabase } from '../answer-table.ts';
import { withCache } from '../database.ts';
import { withUserDatabase } from '../user-database.ts';
import { countPictures } from './pictures.ts';
import { type Resource, resourceOf } from './resources.ts';

/** The kept answers of a resource: how many, their size in bytes, when the newest was given (ms). */
export interface Kept {
  count: number;
  bytes: number;
  newest: number;
}

/** The answers and pictures on the device. Packs are not among them: their list is always at hand. */
export interface Stock {
  answers: Readonly<Partial<Record<Resource, Kept>>>;
  pictures: { count: number; bytes: number };
}

const NO_PICTURES = { count: 0, bytes: 0 };

/** Everybody's store, and that of whoever is logged in. */
const stores = [withCache, withUserDatabase] as const;

const allAnswers = ({ answers }: AnswerDatabase) => answers.toArray();

/** Looks through the stores. One that refuses, or that nobody is logged in to, holds nothing. */
export async function takeStock(): Promise<Stock> {
  const answers: Partial<Record<Resource, Kept>> = {};
  const rows = (await Promise.all(stores.map((use) => use(allAnswers).catch(() => [])))).flat();
  for (const { at, answer } of rows) {
    const resource = resourceOf(String(answer.queryKey[0])) as Resource;
    const known = answers[resource] ?? { count: 0, bytes: 0, newest: 0 };
    answers[resource] = {
      count: known.count + 1,
      bytes: known.bytes + new Blob([JSON.stringify(answer)]).size,
      newest: Math.max(known.newest, at),
    };
  }
  return { answers, pictures: await countPictures().catch(() => NO_PICTURES) };
}

/** Lets go of all kept answers of a resource. */
export async function removeKept(resource: Resource): Promise<void> {
  const remove = ({ answers }: AnswerDatabase) =>
    answers.filter(({ answer }) => resourceOf(String(answer.queryKey[0])) === resource).delete();
  await Promise.all(stores.map((use) => use(remove).catch(() => 0)));
}
