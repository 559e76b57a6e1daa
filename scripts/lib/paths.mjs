import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..');

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);
