import { describe, expect, it } from 'vitest';
import { DuplicateError } from '#client/api/duplicates.ts';
import { OfflineError, ProblemError } from '#client/api/errors.ts';
import { NOTHING_SAID, Tries } from './tries.ts';

const refusal = (message: string, reasons: readonly string[] = []) =>
  new ProblemError({
    status: 400,
    code: 'validation',
    message,
    requestId: 'r-1',
    fields: reasons.map((reason) => ({ path: 'body.email', reason })),
  });
const twice = new DuplicateError('The same');

describe('what a form says of its tries', () => {
  it('G1 leaves the reason standing when the same is pressed again at once', () => {
    for (const error of [refusal('The code is wrong.'), refusal('No.', ['Taken.']), new OfflineError('gone')]) {
      const tries = new Tries();
      tries.begin();
      const said = tries.fail(error);
      expect(said).not.toEqual(NOTHING_SAID);
      for (let press = 0; press < 2; press += 1) {
        expect(tries.begin()).toMatchObject({ state: { kind: 'busy' } });
        expect(tries.fail(twice)).toEqual(said);
      }
    }
  });

  it('G1 goes on waiting for the first press when the second is refused before that is answered', () => {
    const tries = new Tries();
    tries.begin();
    tries.begin();
    expect(tries.fail(twice)).toBeNull();
    expect(tries.fail(refusal('The code is wrong.'))).toMatchObject({ state: { words: 'The code is wrong.' } });
  });

  it('forgets the reason with the next that succeeds', () => {
    const tries = new Tries();
    tries.begin();
    tries.fail(refusal('No.'));
    tries.begin();
    expect(tries.succeed()).toEqual(NOTHING_SAID);
    tries.begin();
    expect(tries.fail(twice)).toEqual(NOTHING_SAID);
  });

  it('G4 says nothing of text for programs, neither of the whole nor of a field', () => {
    const tries = new Tries();
    tries.begin();
    expect(tries.fail(refusal('{"a":1}', ['{"b":2}']))).toMatchObject({
      state: { kind: 'failed', words: null },
      refusals: {},
    });
  });
});
