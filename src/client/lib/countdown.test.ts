import { describe, expect, it } from 'vitest';
import { createCountdowns } from './countdown.ts';

function device() {
  const kept = new Map<string, string>();
  let time = 1_000_000;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    kept,
    open: () =>
      createCountdowns(
        () => storage,
        () => time,
      ),
    pass: (ms: number) => (time += ms),
  };
}

describe('countdowns', () => {
  it('FORM-02 count whole seconds down to 0', () => {
    const { open, pass } = device();
    const countdowns = open();
    expect(countdowns.left('contact')).toBe(0);
    countdowns.start('contact', 60);
    expect(countdowns.left('contact')).toBe(60);
    pass(1);
    expect(countdowns.left('contact')).toBe(60);
    pass(58_999);
    expect(countdowns.left('contact')).toBe(1);
    pass(1_000);
    expect(countdowns.left('contact')).toBe(0);
    pass(99_000);
    expect(countdowns.left('contact')).toBe(0);
  });

  it('FORM-02 go on over a page that is loaded anew, each by its name', () => {
    const { open, pass } = device();
    open().start('contact', 60);
    pass(20_000);
    open().start('login', 60);
    expect([open().left('contact'), open().left('login')]).toEqual([40, 60]);
  });

  it('FORM-02 begin again, and never count from more, when the clock is set back', () => {
    const { open, pass } = device();
    const countdowns = open();
    countdowns.start('contact', 60);
    pass(20_000 - 3_600_000);
    expect(countdowns.left('contact')).toBe(60);
    pass(20_000);
    expect([countdowns.left('contact'), open().left('contact')]).toEqual([40, 40]);
    pass(40_000);
    expect(countdowns.left('contact')).toBe(0);
  });

  it('tell who listens when one starts', () => {
    const countdowns = device().open();
    let told = 0;
    const stop = countdowns.subscribe(() => (told += 1));
    countdowns.start('contact', 60);
    stop();
    countdowns.start('contact', 60);
    expect(told).toBe(1);
  });

  it('work with a storage that is blocked, or holds something foreign', () => {
    const blocked = createCountdowns(
      () => {
        throw new Error('blocked');
      },
      () => 0,
    );
    blocked.start('contact', 60);
    expect(blocked.left('contact')).toBe(60);
    const { kept, open } = device();
    for (const foreign of ['{', '[1,2]', 'null', '{"contact":"soon"}', '{"contact":[9e12]}']) {
      kept.set('countdowns', foreign);
      expect(open().left('contact')).toBe(0);
    }
  });
});
