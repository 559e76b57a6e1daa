import { loadConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openForTool } from '../db/open.ts';
import { seedMissing } from '../db/seed/seed.ts';
import { StartError } from '../start-error.ts';
import { readArguments, usage } from './arguments.ts';
import { carryOut } from './commands.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2));
  if (command.do === 'help') {
    say(usage);
    return;
  }
  const database = await openForTool(loadConfig(process.env, process.cwd()), complain);
  try {
    // An account may be the first thing ever made in a database.
    await migrate(database, ({ pool }) => seedMissing(pool, complain));
    say(await carryOut(command, database.db));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  complain(error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? '') : String(error));
});
