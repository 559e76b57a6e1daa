import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, Api, QuestionOf } from '#client/api/api.ts';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { isSessionOver } from '#client/api/session-over.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { useOnline } from '../connectivity.ts';
import type { WriteName } from '../policy.ts';
import { apiOf } from '../route-query.ts';

/** How far a change has come. `unreachable`: no answer came, and nobody knows whether it arrived. */
export type ChangeState =
  | { kind: 'ready' | 'busy' | 'unreachable' }
  | { kind: 'failed'; code: ProblemCode | null; text: string; requestId: string | null };

/** The server's sentence about a field, by the field's name. */
export type Refusals = Readonly<Record<string, string>>;

/** A server that has not answered by then will be asked again by the visitor, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** For calls whose failure is said beside the form. */
export const IN_PLACE = { timeoutMs: TIMEOUT_MS, quiet: true } as const;

function refusalsOf(error: unknown): Refusals {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(error.fields.map(({ path, reason }) => [path.replace(/^body\./, ''), reason]));
}

function stateOf(error: unknown): ChangeState {
  // The dialog about it speaks for itself.
  if (isSessionOver(error)) return { kind: 'ready' };
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (!(error instanceof ProblemError)) return { kind: 'failed', code: null, text: '', requestId: null };
  const { code, message, requestId, status } = error;
  return { kind: 'failed', code, text: message, requestId: status >= 500 ? requestId : null };
}

/**
 * A call that changes something: its sending, and what is said about it beside the form. `name` is the call by whose policy
 * it waits for a network.
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
    send: (input: QuestionOf<Name>): Promise<AnswerOf<Name> | null> => run((by) => by.call(name, input, IN_PLACE)),
  };
}

/** What the parts of a form need of a change. */
export type Change = Pick<ReturnType<typeof useChange<WriteName>>, 'name' | 'online' | 'state' | 'busy'>;
