import { describe, expect, it } from 'vitest';
import { enquiry } from './enquiry.ts';
import { isPhoneNumber } from './enquiry-kinds.ts';

const good = {
  id: '8f4e9d8a-7a34-4a0f-9a52-1d6c1f6f7b10',
  moduleType: 'product',
  type: 'sea',
  polCode: 'CNNGB',
  podCode: 'DEHAM',
  cargoType: 'general',
  goods: 'Garden furniture',
  load: { kind: 'boxes', boxes: [{ type: '40HQ', count: 2 }] },
  readyDate: null,
  fromName: 'Lin Hao',
  fromPhone: '13800138000',
  fromEmail: '',
  fromCompanyName: '',
  fromMessage: '',
  verifiedBy: 'phone',
};

/** The fields that are refused when an enquiry differs from a good one by this. */
function refused(change: Record<string, unknown>): string[] {
  const result = enquiry.safeParse({ ...good, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
}

describe('HOME-02 what an enquiry may hold', () => {
  it.each([
    ['13800138000', true],
    ['+49 40 5550 0110', true],
    ['0574-5550 0110', true],
    ['+1 (310) 555-0100', true],
    ['1380013800', false],
    ['138001380000', false],
    ['12', false],
    ['+', false],
    ['call me', false],
    ['1380013800０', false],
  ])('takes the number %s: %s', (text, expected) => {
    expect(isPhoneNumber(text)).toBe(expected);
  });

  it.each([
    ['a good one', {}, []],
    ['no phone where it was verified', { fromPhone: '' }, ['fromPhone']],
    ['a landline where a mobile number was verified', { fromPhone: '0574-5550 0110' }, ['fromPhone']],
    ['an e-mail alone', { fromPhone: '', fromEmail: 'lin@site.example', verifiedBy: 'email' }, []],
    ['no e-mail where it was verified', { verifiedBy: 'email' }, ['fromEmail']],
    ['an e-mail that is none', { fromEmail: 'lin@' }, ['fromEmail']],
    ['a line break in the name', { fromName: 'Lin\r\nBcc: all@site.example' }, ['fromName']],
    ['a name of spaces', { fromName: '   ' }, ['fromName']],
    ['one port twice', { podCode: 'CNNGB' }, ['podCode']],
    ['a port in small letters', { polCode: 'cnngb' }, ['polCode']],
    ['lines and tabs in the message', { fromMessage: 'First\r\n\tsecond' }, []],
    ['a NUL in the message', { fromMessage: 'a\0b' }, ['fromMessage']],
    ['half a character in the message', { fromMessage: '\ud83d' }, ['fromMessage']],
    ['a message of 2,000 characters', { fromMessage: '港'.repeat(2000) }, []],
    ['a message of 2,001 characters', { fromMessage: 'x'.repeat(2001) }, ['fromMessage']],
    ['no box', { load: { kind: 'boxes', boxes: [] } }, ['load.boxes']],
    ['half a box', { load: { kind: 'boxes', boxes: [{ type: '20GP', count: 0.5 }] } }, ['load.boxes.0.count']],
    ['weight alone', { load: { kind: 'loose', packages: null, weightKg: 0.5, volumeM3: null } }, []],
    ['no weight', { load: { kind: 'loose', packages: 1, weightKg: 0, volumeM3: 1 } }, ['load.weightKg']],
    ['boxes by air', { type: 'air' }, ['load.kind']],
    ['weight by air', { type: 'air', load: { kind: 'loose', packages: 2, weightKg: 90, volumeM3: 1 } }, []],
    ['a day that does not exist', { readyDate: '2026-02-30' }, ['readyDate']],
  ])('%s', (_, change, fields) => {
    expect(refused(change)).toEqual(fields);
  });
});
