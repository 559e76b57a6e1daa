import { describe, expect, it } from 'vitest';
import { ownName } from './own-name.ts';

describe("the visitor's name for a file", () => {
  it.each([
    ['C:\\photos\\box 1.jpg', 'box 1.jpg'],
    ['box 1.png', 'box 1.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['a<b>:"|?*c\u0000\u202e.png', 'abc.jpg'],
    ['', 'file.jpg'],
    ['photos/', 'file.jpg'],
  ])('%j is %j', (given, own) => expect(ownName(given, 'image/jpeg')).toBe(own));

  it('keeps its ending where it is too long, and begins with a whole sign', () => {
    const own = ownName(`🚢${'a'.repeat(115)}.jpg`, 'image/jpeg');
    expect(own).toBe(`${'a'.repeat(115)}.jpg`);
    expect(ownName(`🚢${'a'.repeat(114)}.jpg`, 'image/jpeg')).toBe(`🚢${'a'.repeat(114)}.jpg`);
  });
});
