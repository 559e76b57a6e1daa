import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { type Config, loadConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { saysNoConnection } from '../db/no-connection.ts';
import { openForTool, type ToolDatabase } from '../db/open.ts';
import { type Situation, seedMissing } from '../db/seed/seed.ts';
import { errorCode, errorText, StartError } from '../start-error.ts';
import { type Command, readArguments, usage } from './arguments.ts';
import { faultsCsv } from './content/fault.ts';
import { type ContentRequest, importContent } from './content/run.ts';
import { summariseContent } from './content/summary.ts';
import { removeDemo } from './demo.ts';
import { importEvents } from './events.ts';
import { ImportError } from './import-error.ts';
import { importers } from './importers.ts';
import { createProgress } from './progress.ts';
import { withReport, writeReport } from './report.ts';
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
    await migrate(database, ({ pool }) => seedMissing(pool, complain, situationOf(command)));
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
    say(summariseDemo(await removeDemo(pool, command.content)));
    return;
  }
  if (command.do === 'content') {
    await bringContent(command.request, config, pool);
    return;
  }
  if (command.do === 'events') {
    await bringEvents(locate(command.path), config, pool);
    return;
  }
  const { kind } = command;
  const request = { ...command.request, path: locate(command.request.path) };
  const progress = createProgress(process.stderr, kind);
  const began = performance.now();
  const work = importers[kind](pool, request, progress).finally(() => progress.end());
  const result = await withReport(request.path, config.dataDir, work);
  const seconds = (performance.now() - began) / 1000;
  const reportPath = await writeReport(result.report, request.path, config.dataDir);
  say(summarise(result, reportPath, seconds));
}

async function bringContent(request: ContentRequest, config: Config, pool: Pool): Promise<void> {
  const folder = locate(request.folder);
  const began = performance.now();
  const loaded = await withReport(folder, config.dataDir, importContent(pool, { ...request, folder }));
  const seconds = (performance.now() - began) / 1000;
  const reportPath = await writeReport({ csv: () => faultsCsv(loaded.faults) }, folder, config.dataDir);
  say(summariseContent(loaded, reportPath, seconds));
}

async function bringEvents(path: string, config: Config, pool: Pool): Promise<void> {
  const progress = createProgress(process.stderr, 'events');
  const work = importEvents(pool, path, progress).finally(() => progress.end());
  const { read, added, report, brokenOff } = await withReport(path, config.dataDir, work);
  const reportPath = await writeReport(report, path, config.dataDir);
  const known = read - added - report.rejected.total;
  say(`${added} events added, ${known} known before, ${report.rejected.total} not taken.`);
  if (reportPath !== null) say(`What was not taken stands in ${reportPath}`);
  if (brokenOff !== null) throw new ImportError(`${brokenOff} What stands before the break has been taken.`);
}

/** Content that the operator brings, or has removed, is not mixed with that of the demonstration. */
function situationOf(command: Command): Situation {
  const own = command.do === 'content' || command.do === 'remove-demo';
  return { production: process.env.NODE_ENV === 'production', demo: !own };
}

/** npm runs scripts in the project's folder and says where it was called: paths are meant from there. */
function locate(path: string): string {
  const called = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  return existsSync(called) ? called : resolve(path);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof ImportError || error instanceof StartError) complain(error.message);
  else if (errorCode(error) !== undefined || saysNoConnection(error))
    complain(`The import was broken off, nothing was changed: ${errorText(error)}`);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
