// Runs on whatever Node the machine has, also one that is too old and must be told so: plain old syntax, no dependency.
import process from 'node:process';

const least = [20, 19];

/**
 * Entry of every command: checks the machine's Node, installs what is missing, changes over to the runtime that the
 * project pins, and runs the command there. `task` imports the command's module; `early` may stop before the install.
 */
export function bootstrap(task, early) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < least[0] || (major === least[0] && minor < least[1])) {
    process.stderr.write(
      `Node ${process.versions.node} is too old: ${least.join('.')} or newer is needed (https://nodejs.org).\n`,
    );
    process.exit(1);
  }
  import('./runtime.mjs')
    .then(({ prepare }) => prepare(early))
    .then((here) => (here ? task().then(({ run }) => run(process.argv.slice(2))) : undefined))
    .catch(async (error) => {
      const { explain } = await import('./say.mjs');
      explain(error);
      process.exit(1);
    });
}
