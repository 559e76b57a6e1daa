import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import process from 'node:process';
import { inProject, root } from './paths.mjs';

/** The environment for programs of the project: its own tools and its own Node come first. */
export function toolEnvironment(extra = {}) {
  const path = [inProject('node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  // Some tools colour their output for a file too.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...process.env, PATH: path, ...plain, ...extra };
}

/**
 * Runs a program to its end and resolves with its exit code and what it printed; with `show`, it prints to this
 * terminal instead. A program that cannot be started gives code 127.
 */
export function run(program, args, { env = {}, show = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env: toolEnvironment(env), stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The last lines of a program's output, for a failure's message. */
export function tail(output, lines = 30) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
