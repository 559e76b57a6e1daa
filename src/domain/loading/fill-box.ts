import { type Block, eachFootprint, FLOOR, type Footprint, type Kind, type Space } from './block.ts';

/** A partly filled box: spaces still to be looked at, the last first, and pieces left per kind. */
interface State {
  spaces: readonly Space[];
  left: readonly number[];
  payload: number;
  worth: number;
  placed: Placed | null;
}

/** Blocks as a list that grows at its head, so that states share what they have in common. */
interface Placed {
  block: Block;
  before: Placed | null;
}

interface Choice {
  kind: number;
  print: Footprint;
  /** Whether the rest before the block gets the common corner, or the rest beside it. */
  wide: boolean;
  score: number;
}

/** Counts what the search has looked at: the same input gives the same plan on every machine, fast or slow. */
interface Effort {
  left: number;
}

/** So many blocks are tried at one place, each with both ways of cutting up the rest. */
const BRANCHES = 5;
const WIDEST_BEAM = 16;

function choicesFor(kinds: readonly Kind[], state: State, space: Space, effort: Effort): Choice[] {
  const choices: Choice[] = [];
  kinds.forEach((kind, index) => {
    eachFootprint(kind, state.left[index] ?? 0, state.payload, space, (print) => {
      effort.left -= 1;
      // Worth first; among equals what fills the space's width and height, and leaves no strip.
      const snug = print.by / space.dy + print.bz / space.dz + (print.bx === space.dx ? 1 : 0);
      const score = print.pieces * kind.worth * (1 + 0.05 * snug);
      const wide = (space.dx - print.bx) * space.dy >= (space.dy - print.by) * space.dx;
      choices.push({ kind: index, print, wide, score });
    });
  });
  return choices;
}

/** The spaces left beside and before a block in its corner, and above each part of the block; none of them is empty. */
function restOf(space: Space, { print, wide }: Choice, blocks: readonly Block[], kind: Kind): Space[] {
  const { x, y, z, dx, dy, dz, carries } = space;
  const { bx, by } = print;
  const front = { x: x + bx, y, z, dx: dx - bx, dy: wide ? dy : by, dz, carries };
  const side = { x, y: y + by, z, dx: wide ? bx : dx, dy: dy - by, dz, carries };
  const tops = (kind.stackable ? blocks : []).map((block) => ({
    x: block.x,
    y: block.y,
    z: z + print.bz,
    dx: block.nx * block.dx,
    dy: block.ny * block.dy,
    dz: dz - print.bz,
    carries: { weight: kind.weight, pressure: kind.weight / (block.dx * block.dy) },
  }));
  return [front, side, ...tops].filter((rest) => rest.dx > 0 && rest.dy > 0 && rest.dz > 0);
}

function place(state: State, space: Space, choice: Choice, kinds: readonly Kind[]): State {
  const kind = kinds[choice.kind];
  if (kind === undefined) return state;
  const { pieces, parts } = choice.print;
  const blocks = parts.map((part) => ({
    ...part,
    row: choice.kind,
    x: space.x + part.x,
    y: space.y + part.y,
    z: space.z,
  }));
  return {
    spaces: [...state.spaces.slice(0, -1), ...restOf(space, choice, blocks, kind)],
    left: state.left.map((count, index) => (index === choice.kind ? count - pieces : count)),
    payload: state.payload - pieces * kind.weight,
    worth: state.worth + pieces * kind.worth,
    placed: blocks.reduce<Placed | null>((before, block) => ({ block, before }), state.placed),
  };
}

function best(choices: readonly Choice[]): Choice | undefined {
  const [first, ...others] = choices;
  return first && others.reduce((top, one) => (one.score > top.score ? one : top), first);
}

/** Fills the rest of a box by taking the best block at each place. */
function finish(from: State, kinds: readonly Kind[], effort: Effort): State {
  let state = from;
  for (let space = state.spaces.at(-1); space !== undefined; space = state.spaces.at(-1)) {
    const choice = best(choicesFor(kinds, state, space, effort));
    state = choice === undefined ? { ...state, spaces: state.spaces.slice(0, -1) } : place(state, space, choice, kinds);
  }
  return state;
}

/** The next space of a state that takes anything, with the best few blocks that could stand there. */
function branch(state: State, kinds: readonly Kind[], effort: Effort): State[] {
  let spaces = state.spaces;
  for (let space = spaces.at(-1); space !== undefined; space = spaces.at(-1)) {
    const [here, at] = [{ ...state, spaces }, space];
    const choices = choicesFor(kinds, here, at, effort).sort((a, b) => b.score - a.score);
    if (choices.length > 0) {
      const both = choices.slice(0, BRANCHES).flatMap((choice) => [choice, { ...choice, wide: !choice.wide }]);
      return both.map((choice) => place(here, at, choice, kinds));
    }
    spaces = spaces.slice(0, -1);
  }
  return [];
}

/** Searches with a beam: each step keeps the states whose greedy completion is worth most. Returns the best completion. */
function beam(start: State, kinds: readonly Kind[], width: number, effort: Effort, goal: number): State {
  let top = start;
  let states = [start];
  while (states.length > 0 && effort.left > 0 && top.worth < goal) {
    const next: { state: State; end: State }[] = [];
    for (const state of states.flatMap((one) => branch(one, kinds, effort))) {
      const end = finish(state, kinds, effort);
      if (end.worth > top.worth) top = end;
      next.push({ state, end });
      if (effort.left <= 0) break;
    }
    // Different cuts of the same blocks often end alike: one of each is enough.
    const seen = new Set<number>();
    states = next
      .sort((a, b) => b.end.worth - a.end.worth)
      .filter(({ end }) => !seen.has(end.worth) && seen.add(end.worth))
      .slice(0, width)
      .map(({ state }) => state);
  }
  return top;
}

/**
 * Fills one empty room with pieces of the kinds, as many as there are of each in `counts`, up to `payload` kilograms.
 * Blocks never overlap and stand wholly on the floor or on one block, because each is put into a space of its own that is
 * then cut up. `effort` is the number of positions looked at, which bounds the time.
 */
export function fillBox(
  room: { dx: number; dy: number; dz: number },
  payload: number,
  kinds: readonly Kind[],
  counts: readonly number[],
  effort: number,
): Block[] {
  const start: State = {
    spaces: [{ x: 0, y: 0, z: 0, ...room, carries: FLOOR }],
    left: counts,
    payload,
    worth: 0,
    placed: null,
  };
  const goal = kinds.reduce((sum, kind, index) => sum + kind.worth * (counts[index] ?? 0), 0) * (1 - 1e-9);
  const budget = { left: effort };
  let top = finish(start, kinds, budget);
  for (let width = 1; width <= WIDEST_BEAM && budget.left > 0 && top.worth < goal; width *= 2) {
    const found = beam(start, kinds, width, budget, goal);
    if (found.worth > top.worth) top = found;
  }
  const blocks: Block[] = [];
  for (let at = top.placed; at !== null; at = at.before) blocks.push(at.block);
  // From the front wall to the door, from the floor up: the order of loading.
  return blocks.sort((a, b) => a.x - b.x || a.z - b.z || a.y - b.y);
}
