import type { AnswerOf } from '#client/api/api.ts';
import { callPrefix } from './persister.ts';
import { type ReadName, readPolicyOf } from './policy.ts';
import { knownTime } from './put-answer.ts';
import { deviceAnswers, restrictedAnswers } from './store.ts';

/** An answer as the device keeps it: what was asked, what came, and when the server gave it (ms), 0 where that is not known. */
export interface KeptAnswer<Name extends ReadName> {
  input: unknown;
  data: AnswerOf<Name>;
  at: number;
}

function storeOf(name: ReadName) {
  const rule = readPolicyOf(name);
  return 'restricted' in rule ? restrictedAnswers : deviceAnswers;
}

/** The newest kept answers of a call, at most so many; none where the device keeps none or they are of an old shape. */
export async function newestKept<Name extends ReadName>(name: Name, most: number): Promise<KeptAnswer<Name>[]> {
  const rule = readPolicyOf(name);
  if (rule.read !== 'keep') return [];
  try {
    const rows = await storeOf(name).newest(callPrefix([name]), most);
    const oldest = Date.now() - rule.keep;
    return rows
      .filter(({ buster, state }) => buster === String(rule.version) && state.dataUpdatedAt > oldest)
      .map(({ queryKey, state }) => ({
        input: queryKey[1],
        data: state.data as AnswerOf<Name>,
        at: knownTime(state.dataUpdatedAt),
      }));
  } catch {
    return [];
  }
}

/** Removes every kept answer of a call from the device. */
export async function forgetKept(name: ReadName): Promise<void> {
  await storeOf(name).keepNewest(callPrefix([name]), 0);
}
