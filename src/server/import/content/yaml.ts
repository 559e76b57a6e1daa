import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Fault } from './fault.ts';

/** A YAML text as a value, and where in the text each part of it stands. */
export interface YamlText {
  value: unknown;
  /** Line of a field, from 1; of the nearest field around it when there is none. */
  lineOf(path: readonly PropertyKey[]): number;
}

type YamlFault = Pick<Fault, 'line' | 'reason'>;

/** Reads YAML without running anything it may ask for; `faults` instead of a value when it cannot be read. */
export function readYaml(text: string): YamlText | { faults: YamlFault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', strict: true, prettyErrors: false });
  const wrong = [...document.errors, ...document.warnings];
  if (wrong.length > 0) {
    return { faults: wrong.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, reason: message })) };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  try {
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf };
  } catch (error) {
    // Aliases: a few lines of them can stand for gigabytes.
    return { faults: [{ line: 1, reason: error instanceof Error ? error.message : String(error) }] };
  }
}
