import { describe, expect, it } from 'vitest';
import { portsSeed } from '#server/db/seed/datasets/ports.ts';
import { readingsOf } from './readings.ts';

const places: readonly (readonly [name: string, reading: string])[] = [
  ['重庆', 'chong qing'],
  ['厦门', 'xia men'],
  ['都柏林', 'du bo lin'],
  ['民都鲁', 'min du lu'],
  ['都拉斯', 'du la si'],
  ['花都', 'hua du'],
  ['甘其毛都', 'gan qi mao du'],
  ['的黎波里', 'di li bo li'],
  ['的里雅斯特', 'di li ya si te'],
  ['巴尔的摩', 'ba er di mo'],
  ['蒙得维的亚', 'meng de wei di ya'],
  ['阿什杜德', 'a shi du de'],
  ['喀什', 'ka shi'],
  ['纳什维尔', 'na shi wei er'],
  ['丹绒柏乐巴斯', 'dan rong bo le ba si'],
  ['柏培拉', 'bo pei la'],
  ['泰尔讷曾', 'tai er ne zeng'],
  ['大埔', 'da bu'],
  ['葵涌', 'kui chong'],
  ['黄埔', 'huang pu'],
  ['番禺', 'pan yu'],
  ['六安', 'lu an'],
  ['六合', 'lu he'],
  ['蚌埠', 'beng bu'],
  ['乐清', 'yue qing'],
  ['秘鲁', 'bi lu'],
  ['海参崴', 'hai shen wai'],
  ['桑给巴尔', 'sang ji ba er'],
  ['东莞', 'dong guan'],
];

const goods: readonly (readonly [name: string, reading: string])[] = [
  ['DVD播放机，带屏', 'DVD bo fang ji dai ping'],
  ['其他的塑料制品', 'qi ta de su liao zhi pin'],
  ['热轧铁', 're zha tie'],
  ['雪茄烟', 'xue jia yan'],
  ['粘胶纤维', 'zhan jiao xian wei'],
  ['着色剂', 'zhuo se ji'],
  ['刨花板', 'bao hua ban'],
  ['薄荷油', 'bo he you'],
  ['模具', 'mu ju'],
  ['空调', 'kong tiao'],
  ['什锦坚果', 'shi jin jian guo'],
  ['重铬酸钾', 'zhong ge suan jia'],
];

describe('D1 readings of names', () => {
  it.each(places)('D1 reads the place %s as %s', (name, reading) => {
    expect(readingsOf(name, 'place')[0]).toBe(reading);
  });

  it.each(goods)('D1 reads the goods %s as %s', (name, reading) => {
    expect(readingsOf(name, 'goods')[0]).toBe(reading);
  });

  it('D1 gives a name that is said in two ways both readings', () => {
    expect(readingsOf('粘合剂', 'goods')).toEqual(['zhan he ji', 'nian he ji']);
    expect(readingsOf('的里雅斯特', 'place')).toEqual(['di li ya si te', 'de li ya si te']);
    expect(readingsOf('宁波', 'place')).toEqual(['ning bo']);
  });

  it('D1 reads no port by what a character is as a word', () => {
    const read = new Map<string, Set<string>>();
    for (const { row } of portsSeed.entries()) {
      for (const name of [row.nameZh ?? '', ...row.aliasesZh].filter((one) => /^\p{Script=Han}+$/u.test(one))) {
        const syllables = (readingsOf(name, 'place')[0] ?? '').split(' ');
        for (const [at, character] of Array.from(name).entries()) {
          read.set(character, (read.get(character) ?? new Set()).add(syllables[at] ?? ''));
        }
      }
    }
    const sounds = ['都du', '什shi', '的di', '得de', '曾zeng', '柏bo', '涌chong', '地di'];
    for (const [character = '', ...sound] of sounds) expect([...(read.get(character) ?? [])]).toEqual([sound.join('')]);
  });
});
