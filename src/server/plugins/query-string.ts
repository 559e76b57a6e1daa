/** Longest query that is read at all, in characters: a keyword of 100 Chinese characters takes 900. */
export const QUERY_MAX = 4096;
const PARAMETERS_MAX = 40;
const DEPTH_MAX = 3;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

type Tree = { [name: string]: unknown };

const emptyTree = (): Tree => Object.create(null);

function decode(text: string): string | null {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null;
  }
}

/** `filter[port][code]` as its steps, or null when it is malformed, too deep or names a part of the language. */
function stepsOf(name: string): string[] | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const inner = (match[2] ?? '') === '' ? [] : (match[2] ?? '').slice(1, -1).split('][');
  const steps = [match[1] ?? '', ...inner];
  return steps.length > DEPTH_MAX || steps.some((step) => step === '' || FORBIDDEN.has(step)) ? null : steps;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Puts a value at its place; false when the place is taken by something of another shape. */
function put(tree: Tree, steps: readonly string[], value: string): boolean {
  const [step = '', ...rest] = steps;
  const present = tree[step];
  if (rest.length === 0) {
    if (isTree(present)) return false;
    // A name given twice becomes a list, which no schema of the contract takes: better refused than half heard.
    tree[step] = present === undefined ? value : [present, value].flat();
    return true;
  }
  if (present !== undefined && !isTree(present)) return false;
  const inner = isTree(present) ? present : emptyTree();
  tree[step] = inner;
  return put(inner, rest, value);
}

/**
 * CALL-02: reads a query string, nested as `name[key]`, into objects without a prototype. Null when it is not taken: too
 * long, too many parameters, nested too deeply, broken, or with a name that is a part of the language.
 */
export function parseQueryString(text: string): Tree | null {
  if (text.length > QUERY_MAX) return null;
  const tree = emptyTree();
  const parts = text.split('&').filter((part) => part !== '');
  if (parts.length > PARAMETERS_MAX) return null;
  for (const part of parts) {
    const cut = part.indexOf('=');
    const name = decode(cut === -1 ? part : part.slice(0, cut));
    const value = cut === -1 ? '' : decode(part.slice(cut + 1));
    const steps = name === null ? null : stepsOf(name);
    if (steps === null || value === null || value.includes('\0') || !put(tree, steps, value)) return null;
  }
  return tree;
}

/**
 * A query that has not been read: what Fastify gets as `request.query`. What an address asks is remembered
 * once it was read, and a query that is refused can only be answered where there is an answer to give.
 */
export class UnreadQuery {
  [name: string]: unknown;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** See {@link parseQueryString}. */
  read(): Tree | null {
    return parseQueryString(this.#text);
  }
}
