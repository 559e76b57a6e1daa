import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, projectFolder } from '#tests/support/server-process.ts';

const runScript = async (name: string, args: string[], env: Record<string, string> = {}) => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...args, join(projectFolder, 'scripts', name)], {
    cwd: projectFolder,
    env: { PATH, HOME, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, output };
};

/** Makes Node take itself for another version, before the script runs. */
const pretend = (version: string) =>
  `--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;

describe('a command', () => {
  it.each(['start', 'test', 'test-changed', 'test-long', 'build', 'check', 'dev', 'generate', 'bench', 'import'])(
    'npm run %s says in one sentence that Node is too old, with code 1',
    async (name) => {
      for (const version of ['18.20.4', '20.18.3']) {
        expect(await runScript(`${name}.mjs`, [pretend(version)])).toEqual({
          code: 1,
          output: `Node ${version} is too old: 20.19 or newer is needed (https://nodejs.org).\n`,
        });
      }
    },
  );

  it('npm start says that the port is taken before it installs or builds', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const folder = join(tmpdir(), 'harbourway-never-made');
    expect(await runScript('start.mjs', [], { PORT: String(port), DATA_DIR: folder })).toEqual({
      code: 1,
      output: `Port ${port} on 127.0.0.1 is already taken by another program; set PORT to a free one.\n`,
    });
    other.close();
  });
});
