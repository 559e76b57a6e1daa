import type { CargoRow } from '#domain/loading/cargo.ts';
import { type LoadPlan, planAll } from '#domain/loading/plan-load.ts';

/** A question to the worker, and its answer: a plan per box type. */
export interface LoadQuestion {
  id: number;
  rows: readonly CargoRow[];
}
export interface LoadAnswer {
  id: number;
  plans: readonly LoadPlan[];
}

addEventListener('message', ({ data }: MessageEvent<LoadQuestion>) => {
  const answer: LoadAnswer = { id: data.id, plans: planAll(data.rows) };
  postMessage(answer);
});
