import { ImportError } from '../import-error.ts';

/** An element of a JSON array: its text, where it begins, and its number; lines and numbers count from 1. */
export interface JsonElement {
  line: number;
  number: number;
  text: string;
}

/** No entry of an official list comes near; text that never closes must not fill the memory. */
const longestElement = 1024 * 1024;

interface State {
  depth: number;
  inString: boolean;
  escaped: boolean;
  line: number;
  number: number;
  /** Line on which the element at work began; null between elements. */
  begun: number | null;
  /** It is a number, a word or a text, which ends before what follows it. */
  bare: boolean;
  /** The part of the element that earlier pieces held. */
  text: string;
}

/**
 * Splits a JSON array that comes in pieces into the texts of its elements, without holding more than one. The elements
 * themselves are not parsed: whether they are objects is for whoever reads them to say. Throws an {@link ImportError} when
 * the text is not an array, or an empty one.
 */
export async function* jsonElements(pieces: AsyncIterable<string>): AsyncGenerator<JsonElement> {
  const state: State = {
    depth: 0,
    inString: false,
    escaped: false,
    line: 1,
    number: 0,
    begun: null,
    bare: false,
    text: '',
  };
  for await (const piece of pieces) yield* scan(state, piece);
  if (state.depth !== 0 || state.number === 0) throw new ImportError('The file is not a whole JSON array of objects.');
}

function* scan(state: State, piece: string): Generator<JsonElement> {
  let from = 0;
  for (let at = 0; at < piece.length; at += 1) {
    const char = piece.charAt(at);
    if (char === '\n') state.line += 1;
    if (state.inString) {
      readString(state, char);
      continue;
    }
    const change = depthChange(char);
    if (state.depth === 0 && change !== 1 && char.trim() !== '') notAnArray();
    if (state.depth === 0 && change === 1 && char !== '[') notAnArray();
    const ends = state.depth === 1 && state.begun !== null && state.bare && /[,\]}]/.test(char);
    if (ends) yield take(state, piece.slice(from, at));
    else if (state.depth === 1 && state.begun === null && !/[\s,\]}]/.test(char)) {
      state.begun = state.line;
      state.bare = change !== 1;
      from = at;
    }
    state.depth += change;
    if (char === '"') state.inString = true;
    if (change === -1 && state.depth === 1 && state.begun !== null && !state.bare) {
      yield take(state, piece.slice(from, at + 1));
    }
  }
  if (state.begun !== null) state.text += piece.slice(from);
  if (state.text.length > longestElement) throw new ImportError('The file holds a JSON object of unusual length.');
}

/** The element at work, with the last that belongs to it; after it comes none yet. */
function take(state: State, end: string): JsonElement {
  state.number += 1;
  const element = { line: state.begun ?? state.line, number: state.number, text: state.text + end };
  state.begun = null;
  state.text = '';
  return element;
}

function readString(state: State, char: string): void {
  if (state.escaped) state.escaped = false;
  else if (char === '\\') state.escaped = true;
  else if (char === '"') state.inString = false;
}

function depthChange(char: string): -1 | 0 | 1 {
  if (char === '{' || char === '[') return 1;
  return char === '}' || char === ']' ? -1 : 0;
}

function notAnArray(): never {
  throw new ImportError('The file is not a JSON array of objects.');
}
