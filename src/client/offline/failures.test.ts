import { describe, expect, it } from 'vitest';
import { Failures } from './failures.ts';

const gather = (failures: Failures) => {
  const heard: unknown[] = [];
  const stop = failures.listen((error, quiet) => heard.push([error, quiet]));
  return { heard, stop };
};

describe('failed calls', () => {
  it('ERR-05 are told to a presenter that comes after them, once', () => {
    const failures = new Failures();
    failures.tell('over', true);
    const { heard, stop } = gather(failures);
    failures.tell('down', false);
    expect(heard).toEqual([
      ['over', true],
      ['down', false],
    ]);
    stop();
    expect(gather(failures).heard).toEqual([]);
  });

  it('do not gather for ever where nobody listens', () => {
    const failures = new Failures();
    for (let n = 0; n < 1000; n += 1) failures.tell(n, false);
    const { heard } = gather(failures);
    expect(heard.length).toBeLessThanOrEqual(20);
    expect(heard.at(-1)).toEqual([999, false]);
  });
});
