import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, loadConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openForTool, type ToolDatabase } from '../db/open.ts';
import { seedIfEmpty } from '../db/seed/seed.ts';
import { errorCode, errorText, StartError } from '../start-error.ts';
import { type Command, readArguments, usage } from './arguments.ts';
import { removeDemo } from './demo.ts';
import { ImportError } from './import-error.ts';
import { importers } from './importers.ts';
import { createProgress } from './progress.ts';
import { writeReport } from './report.ts';
import { summarise, summariseDemo } from './summary.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** After Ctrl-C the database gets this long to close; a transaction that is open is undone either way. */
const closeLimitMs = 3000;

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2));
  if (command.do === 'help') {
    say(usage);
    return;
  }
  const config = loadConfig(process.env, process.cwd());
  const database = await openForTool(config, complain);
  const interrupt = () => {
    setTimeout(() => process.exit(130), closeLimitMs).unref();
    void database.close().finally(() => process.exit(130));
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    // An import may be the first thing ever done with a database.
    await migrate(database, ({ pool }) => seedIfEmpty(pool, complain));
    await carryOut(command, config, database);
  } finally {
    await database.close();
  }
}

async function carryOut(
  command: Exclude<Command, { do: 'help' }>,
  config: Config,
  { pool }: ToolDatabase,
): Promise<void> {
  if (command.do === 'remove-demo') {
    say(summariseDemo(await removeDemo(pool)));
    return;
  }
  const { kind } = command;
  const request = { ...command.request, path: locate(command.request.path) };
  const progress = createProgress(process.stderr, kind);
  const began = performance.now();
  const result = await importers[kind](pool, request, progress).finally(() => progress.end());
  const seconds = (performance.now() - began) / 1000;
  const reportPath = await writeReport(result.report, request.path, config.dataDir);
  say(summarise(result, reportPath, seconds));
}

/** npm runs scripts in the project's folder and says where it was called: paths are meant from there. */
function locate(path: string): string {
  const called = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  return existsSync(called) ? called : resolve(path);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof ImportError || error instanceof StartError) complain(error.message);
  else if (errorCode(error) !== undefined)
    complain(`The import was broken off, nothing was changed: ${errorText(error)}`);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
