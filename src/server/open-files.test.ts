import { expect, it } from 'vitest';
import { openFilesFailure, openFilesIn, requireOpenFiles } from './open-files.ts';
import { StartError } from './start-error.ts';

it('H31 reads how many files a process may hold open', () => {
  const limits =
    'Limit                     Soft Limit           Hard Limit           Units\nMax processes 5 5 processes\n';
  expect(openFilesIn(`${limits}Max open files            200                  4096                 files\n`)).toBe(200);
  expect(
    openFilesIn(`${limits}Max open files            unlimited            unlimited            files\n`),
  ).toBeNull();
  expect(openFilesIn('')).toBeNull();
});

it('H31 starts where nobody says how many they are', async () => {
  await expect(requireOpenFiles('/nowhere')).resolves.toBeUndefined();
});

it('H31 says in one sentence that files ran out, and nothing of other failures', () => {
  expect(openFilesFailure(Object.assign(new Error('x'), { code: 'EMFILE' }))).toBeInstanceOf(StartError);
  const other = new Error('x');
  expect(openFilesFailure(other)).toBe(other);
});
