import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, Api, QuestionOf } from '#client/api/api.ts';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import type { WriteName } from '#client/offline/policy.ts';
import { apiOf } from '#client/offline/route-query.ts';

/** How far a change has come. `unreachable`: no answer came, and nobody knows whether it arrived. */
export type ChangeState =
  | { kind: 'ready' | 'busy' | 'unreachable' }
  | { kind: 'failed'; text: string; requestId: string | null };

/** The server's sentence about a field, by the field's name. */
export type Refusals = Readonly<Record<string, string>>;

/** A server that has not answered by then will be asked again by the visitor, in milliseconds. */
const TIMEOUT_MS = 30_000;
const CALL = { timeoutMs: TIMEOUT_MS };

function refusalsOf(error: unknown): Refusals {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(error.fields.map(({ path, reason }) => [path.replace(/^body\./, ''), reason]));
}

function stateOf(error: unknown): ChangeState {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (!(error instanceof ProblemError)) return { kind: 'failed', text: '', requestId: null };
  return { kind: 'failed', text: error.message, requestId: error.status >= 500 ? error.requestId : null };
}

/**
 * A call that changes something about the account: its sending, and what is said about it. `name` is the call by whose
 * policy it waits for a network.
 */
export function useChange<Name extends WriteName>(name: Name) {
  const api = apiOf(useQueryClient());
  const online = useOnline();
  const [state, setState] = useState<ChangeState>({ kind: 'ready' });
  const [refusals, setRefusals] = useState<Refusals>({});

  function forget(): void {
    setState({ kind: 'ready' });
    setRefusals({});
  }
  async function run<T>(work: (api: Api) => Promise<T>): Promise<T | null> {
    setState({ kind: 'busy' });
    setRefusals({});
    try {
      const answer = await work(api);
      setState({ kind: 'ready' });
      return answer;
    } catch (error) {
      const refused = refusalsOf(error);
      setRefusals(refused);
      setState(Object.keys(refused).length > 0 ? { kind: 'ready' } : stateOf(error));
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
    forget,
    /** Does work of several calls as one change; null when it failed, which is said by then. */
    run,
    /** Sends the call; null when it failed, which is said by then. */
    send: (input: QuestionOf<Name>): Promise<AnswerOf<Name> | null> => run((by) => by.call(name, input, CALL)),
  };
}

/** What the parts of a form need of a change. */
export type Change = Pick<ReturnType<typeof useChange<WriteName>>, 'name' | 'online' | 'state' | 'busy'>;
