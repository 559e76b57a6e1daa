import { describe, expect, it } from 'vitest';
import { fitWithin, namedAs, PICTURE_LIMITS, pictureKind, sortChosen } from './picture-rules.ts';

const MB = 1024 * 1024;
const file = (name: string, size = MB) => ({ name, size });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('FORM-04 chosen pictures', () => {
  it('E7 are five of up to 10 MB, whatever they are called', () => {
    const five = ['a.png', 'b.jfif', 'c', 'd.x.PNG', 'e.heic'].map((name) => file(name, 10 * MB));
    expect(sortChosen(five, 0, PICTURE_LIMITS)).toEqual({ taken: five, faults: [] });
  });

  it.each([
    ['empty.png', 0, 'format'],
    ['a.png', 10 * MB + 1, 'size'],
  ])('are not %s of %i bytes: %s', (name, size, fault) => {
    expect(sortChosen([file(name, size)], 0, PICTURE_LIMITS)).toEqual({ taken: [], faults: [fault] });
  });

  it('are taken up to the number there may be, and the rest is said once', () => {
    const chosen = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((name) => file(name, name === 'b.png' ? 0 : MB));
    const { taken, faults } = sortChosen(chosen, 3, PICTURE_LIMITS);
    expect(names(taken)).toEqual(['a.png', 'c.png']);
    expect(faults).toEqual(['format', 'count']);
  });

  it('follow the limits of their form', () => {
    expect(sortChosen([file('b.png', MB + 1), file('c.png'), file('d.png')], 0, { maxMb: 1, maxFiles: 1 })).toEqual({
      taken: [file('c.png')],
      faults: ['size', 'count'],
    });
  });
});

describe('pictures', () => {
  it('are told by their first bytes', () => {
    expect(pictureKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png');
    expect(pictureKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
    expect(pictureKind(new TextEncoder().encode('<svg xmlns='))).toBeNull();
    expect(pictureKind(Uint8Array.of(0x89, 0x50))).toBeNull();
  });

  it.each(['heic', 'heix', 'hevc', 'heim', 'mif1'])('E7 of phones are told by their first bytes: %s', (brand) => {
    expect(pictureKind(new TextEncoder().encode(`\0\0\0\x18ftyp${brand}`))).toBe('heic');
    expect(pictureKind(new TextEncoder().encode('\0\0\0\x18ftypisom'))).toBeNull();
  });

  it.each([
    ['a.jpg', 'png', 'a.png'],
    ['a.PNG', 'png', 'a.PNG'],
    ['a.jpeg', 'jpeg', 'a.jpeg'],
    ['a.jfif', 'jpeg', 'a.jpg'],
    ['a.heic', 'jpeg', 'a.jpg'],
    ['IMG_1', 'jpeg', 'IMG_1.jpg'],
    ['a.png.exe', 'png', 'a.png.exe.png'],
    ['2026.06', 'png', '2026.06.png'],
  ] as const)('E7 are named by what they are: %s, a %s, is %s', (name, kind, own) => {
    expect(namedAs(name, kind)).toBe(own);
  });

  it('become smaller in their proportion, never larger', () => {
    expect(fitWithin(4000, 3000, 2560)).toEqual({ width: 2560, height: 1920 });
    expect(fitWithin(3000, 4000, 2560)).toEqual({ width: 1920, height: 2560 });
    expect(fitWithin(640, 480, 2560)).toEqual({ width: 640, height: 480 });
    expect(fitWithin(10_000, 1, 100)).toEqual({ width: 100, height: 1 });
  });
});
