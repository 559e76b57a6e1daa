import { ImportError } from '../import-error.ts';

/** A line of a text file without its end, counted from 1. */
export interface Line {
  line: number;
  text: string;
}

/** No official file comes near; a picture or an archive given by mistake has no line ends at all. */
const longestLine = 1024 * 1024;

/** Finds the line end: a CR alone, as old spreadsheets of the Mac write it, where the first line ends so; else LF. */
function lineEndIn(text: string): '\n' | '\r' | null {
  const at = text.search(/[\r\n]/);
  // The character after the CR may come with the next piece.
  if (at === -1 || at === text.length - 1) return text.charAt(at) === '\n' ? '\n' : null;
  return text.charAt(at) === '\r' && text.charAt(at + 1) !== '\n' ? '\r' : '\n';
}

/** Splits text that comes in pieces into lines; empty ones are left out but counted. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let line = 0;
  let end: '\n' | '\r' | null = null;
  for await (const piece of pieces) {
    end ??= lineEndIn(rest + piece);
    const lines = end === null ? [rest + piece] : (rest + piece).split(end);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ImportError('The file is not a text file with lines of usual length.');
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { line, text: withoutEnd(text) };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: withoutEnd(rest) };
}

function withoutEnd(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
