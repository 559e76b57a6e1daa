import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, Api, QuestionOf } from '#client/api/api.ts';
import { useOnline } from '../connectivity.ts';
import type { WriteName } from '../policy.ts';
import { apiOf } from '../route-query.ts';
import { NOTHING_SAID, Tries } from './tries.ts';

/** A server that has not answered by then will be asked again by the visitor, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** For calls whose failure is said beside the form. */
export const IN_PLACE = { timeoutMs: TIMEOUT_MS, quiet: true } as const;

/**
 * A call that changes something: its sending, and what is said about it beside the form. `name` is the call by whose policy
 * it waits for a network.
 */
export function useChange<Name extends WriteName>(name: Name) {
  const api = apiOf(useQueryClient());
  const online = useOnline();
  const [tries] = useState(() => new Tries());
  const [{ state, refusals }, show] = useState(NOTHING_SAID);

  async function run<T>(work: (api: Api) => Promise<T>): Promise<T | null> {
    show(tries.begin());
    try {
      const answer = await work(api);
      show(tries.succeed());
      return answer;
    } catch (error) {
      const said = tries.fail(error);
      if (said !== null) show(said);
      return null;
    }
  }
  return {
    name,
    online,
    state,
    refusals,
    busy: state.kind === 'busy',
    /** Lets go of what was said about the last try. */
    forget: () => show(tries.forget()),
    /** Does work of several calls as one change; null when it failed, which is said by then. */
    run,
    /** Sends the call; null when it failed, which is said by then. */
    send: (input: QuestionOf<Name>): Promise<AnswerOf<Name> | null> => run((by) => by.call(name, input, IN_PLACE)),
  };
}

/** The part of a change that a form's components need. */
export type Change = Pick<ReturnType<typeof useChange<WriteName>>, 'name' | 'online' | 'state' | 'busy'>;
