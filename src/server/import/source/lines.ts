import { ImportError } from '../import-error.ts';

/** A line of a text file without its end, counted from 1. */
export interface Line {
  line: number;
  text: string;
}

/** No official file comes near; a picture or an archive given by mistake has no line ends at all. */
const longestLine = 1024 * 1024;

/** Splits text that comes in pieces into lines; empty ones are left out but counted. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let line = 0;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ImportError('The file is not a text file with lines of usual length.');
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { line, text: text.endsWith('\r') ? text.slice(0, -1) : text };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest };
}
