import { parseArgs } from 'node:util';
import { dayNumber } from '#domain/plain-date.ts';
import type { ContentRequest } from './content/run.ts';
import { ImportError } from './import-error.ts';
import type { ImportRequest } from './importer.ts';

/** Kinds of official files, as the operator names them. */
export const KINDS = ['ports', 'hs', 'hs-rebates', 'hs-ciq', 'dangerous-goods'] as const;
export type Kind = (typeof KINDS)[number];

/** Layouts that can be asked for, per kind; the first finds out by itself. */
const formats: { readonly [K in Kind]: readonly string[] } = {
  ports: ['auto', 'unece', 'geoapify'],
  hs: ['auto', 'customs'],
  'hs-rebates': ['auto', 'rebates'],
  'hs-ciq': ['auto', 'ciq'],
  'dangerous-goods': ['auto', 'us', 'json', 'csv'],
};

/** A command as the operator gave it, with its options. */
export type Command =
  | { do: 'help' }
  | { do: 'remove-demo'; content: boolean }
  | { do: 'content'; request: ContentRequest }
  | { do: 'events'; path: string }
  | { do: 'import'; kind: Kind; request: ImportRequest };

/** How to call the command. */
export const usage = `npm run import -- KIND FILE [options]
  KIND  ${KINDS.map((kind) => `${kind} (${formats[kind].slice(1).join(', ')})`).join('\n        ')}
  --format NAME      the layout of the file, in brackets above; found out by itself if left out
  --edition NAME     name of the edition, such as "UN/LOCODE 2024-2"
  --dated DATE       its date, YYYY-MM-DD; the file's own date if left out
  --source TEXT      where the file is from, shown below the table
  --force            take the file even if it removes most of what an earlier one brought

npm run import -- content FOLDER [options]
  imports news, products, experts and all other content of the site; the layout stands in src/server/import/content/README.md
  --prune            removes what an earlier import of such a folder brought and this one does not have any more
  --demo             marks what comes in as demonstration content
npm run import -- content --remove-demo
  removes the demonstration content

npm run import -- events FILE
  adds events of shipments from a JSON list in the form of DCSA Track & Trace 2.2; the same file may come twice

npm run import -- demo --remove
  removes the demonstration content and the sample lines of the HS table`;

/** Reads the command line; throws an {@link ImportError} that says what is wrong with it. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [kind, path, ...rest] = positionals;
  if (values.help || kind === undefined) return { do: 'help' };
  if (kind === 'demo') {
    if (values.remove && path === undefined) return { do: 'remove-demo', content: false };
    throw new ImportError('Demonstration content can only be removed: npm run import -- demo --remove');
  }
  if (kind === 'content') return readContentArguments(values, path, rest);
  if (!isKind(kind) && kind !== 'events') {
    throw new ImportError(`There is no import of "${kind}"; there are ${KINDS.join(', ')}, events, content and demo.`);
  }
  if (path === undefined) throw new ImportError(`Which file? npm run import -- ${kind} FILE`);
  if (rest.length > 0) throw new ImportError('One file at a time.');
  if (kind === 'events') return { do: 'events', path };
  const { format, edition = null, dated = null, source = null, force } = values;
  if (!formats[kind].includes(format)) {
    throw new ImportError(`There is no layout "${format}" for ${kind}; there are ${formats[kind].join(', ')}.`);
  }
  if (dated !== null && dayNumber(dated) === null)
    throw new ImportError(`The date "${dated}" is not written as YYYY-MM-DD.`);
  return { do: 'import', kind, request: { path, format, edition, dated, source, force } };
}

function readContentArguments(
  values: ReturnType<typeof parse>['values'],
  folder: string | undefined,
  rest: readonly string[],
): Command {
  const { demo, prune } = values;
  if (values['remove-demo']) {
    if (folder === undefined) return { do: 'remove-demo', content: true };
    throw new ImportError('--remove-demo stands alone: npm run import -- content --remove-demo');
  }
  if (folder === undefined) throw new ImportError('Which folder? npm run import -- content FOLDER');
  if (rest.length > 0) throw new ImportError('One folder at a time.');
  return { do: 'content', request: { folder, demo, prune } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'auto' },
        edition: { type: 'string' },
        dated: { type: 'string' },
        source: { type: 'string' },
        force: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        'remove-demo': { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new ImportError(error.message);
    throw error;
  }
}

function isKind(text: string): text is Kind {
  return KINDS.some((kind) => kind === text);
}
