import { startTransition, useEffect, useRef, useState } from 'react';
import type { CargoRow } from '#domain/loading/cargo.ts';
import type { LoadPlan } from '#domain/loading/plan-load.ts';
import { planInWorker } from './plan-in-worker.ts';

/** A pause in typing this long starts the planning, in milliseconds. */
const PAUSE_MS = 200;

/** Cargo that can be planned, and of each row its index in the form, by which it has its letter. */
interface Consignment {
  rows: readonly CargoRow[];
  letters: readonly number[];
}

/** Plans and the cargo they were made for: while new ones are made, the old ones stand with their own rows. */
export interface Planned extends Consignment {
  plans: readonly LoadPlan[];
}

/** Why there is no plan for what stands in the form. */
export interface PlanFailure {
  error: unknown;
  retry(): void;
}

interface LoadPlans {
  planned: Planned | null;
  busy: boolean;
  failure: PlanFailure | null;
}

/** The plans for a consignment, made beside the page; `busy` while they do not fit what stands in the form. */
export function useLoadPlans(consignment: Consignment): LoadPlans {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [refused, setRefused] = useState<{ key: string; error: unknown } | null>(null);
  const running = useRef(false);
  const key = JSON.stringify(consignment);
  const [doneKey, setDoneKey] = useState('');
  const failed = refused?.key === key;
  useEffect(() => {
    if (failed) return;
    let wanted = true;
    const given: Consignment = JSON.parse(key);
    const plan = async () => {
      const plans = given.rows.length > 0 ? await planInWorker(given.rows, running) : [];
      if (!wanted) return;
      // Drawn in slices: a page that has just opened answers a tap meanwhile.
      startTransition(() => {
        setPlanned({ ...given, plans });
        setDoneKey(key);
      });
    };
    const clock = setTimeout(() => {
      plan().catch((error: unknown) => {
        if (wanted) setRefused({ key, error });
      });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(clock);
    };
  }, [key, failed]);
  return {
    planned,
    busy: doneKey !== key && !failed,
    failure: failed ? { error: refused.error, retry: () => setRefused(null) } : null,
  };
}
