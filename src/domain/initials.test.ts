import { describe, expect, it } from 'vitest';
import { companyLetters, personInitials } from './initials.ts';

describe('personInitials', () => {
  it.each([
    ['沈立衡', '沈'],
    ['周敏', '周'],
    ['安妮卡·费尔德坎普', '安'],
    ['Li Heng Shen', 'LS'],
    ['Anna-Maria de Vries', 'AV'],
    ['Okonkwo', 'O'],
    ['émile zola', 'ÉZ'],
    ['  ', ''],
    ['42', ''],
  ])('EXP-01 of %j are %j', (name, initials) => {
    expect(personInitials(name)).toBe(initials);
  });
});

describe('companyLetters', () => {
  it.each([
    ['Blue Fathom Lines', 'BF'],
    ['The Saltmarsh Group', 'SA'],
    ['Norrvik & Co', 'NO'],
    ['北辰航运', '北辰'],
    ['', ''],
  ])('ABOUT-01 of %j are %j', (name, letters) => {
    expect(companyLetters(name)).toBe(letters);
  });
});
