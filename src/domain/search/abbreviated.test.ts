import { describe, expect, it } from 'vitest';
import { patternOfReading, shortReadings } from './abbreviated.ts';
import { scoreCandidate } from './candidates.ts';

const port = (pinyin: string) => ({ codes: ['XXXXX'], names: ['港'], pinyin: [pinyin], weight: 1 });

describe('D1 pinyin of which some syllables stand by their initials', () => {
  it.each([
    ['cqgang', 'chong qing gang'],
    ['chongqg', 'chong qing gang'],
    ['nbo', 'ning bo'],
    ['shhai', 'shang hai'],
    ['shanghg', 'shang hai gang'],
    ['qdao', 'qing dao'],
    ['tjxing', 'tian jin xin gang'],
    ['cqga', 'chong qing gang'],
  ])('D1 %s is found in %s', (typed, pinyin) => {
    expect(scoreCandidate(typed, port(pinyin))).not.toBeNull();
  });

  it.each([
    ['cqgan', 'chong qing gang kou', true],
    ['cqganko', 'chong qing gang kou', false],
    ['cgang', 'chong qing gang', false],
    ['qgang', 'chong qing gang', false],
  ])('D1 takes no syllable for another: %s in %s is %s', (typed, pinyin, found) => {
    expect(scoreCandidate(typed, port(pinyin)) === 'pinyin-short').toBe(found);
  });

  it('D1 leaves what is all initials, or all in full, to those', () => {
    expect(shortReadings('cqg')).toEqual([]);
    expect(shortReadings('gangkou').map((parts) => parts.join(' '))).not.toContain('gang kou');
    expect(shortReadings('uk3480')).toEqual([]);
    expect(shortReadings('aaaaaaaaaaaaaaaaaaaaaaaa')).toEqual([]);
  });

  it('D1 asks the database for the same', () => {
    expect(patternOfReading(['c', 'q', 'gang'])).toBe('c[a-z]* q[a-z]* gang');
    expect(new RegExp(` ${patternOfReading(['sh', 'hai'])}`).test(' shang hai shanghai sh ')).toBe(true);
  });
});
