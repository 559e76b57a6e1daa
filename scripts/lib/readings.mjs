import { writeFile } from 'node:fs/promises';
import { pinyin } from 'pinyin-pro';
import { inProject } from './paths.mjs';

/** The first and the second level of GB 2312: what names of places, goods and services are written in. */
const ROWS = { first: 0xb0, last: 0xf7 };
const CELLS = { first: 0xa1, last: 0xfe };

/**
 * Characters that are read in two ways in names and titles, the usual one first. By itself a character does not say which
 * is meant; others have a second reading as well, but not in words that anyone would look for here.
 */
const TWICE =
  '重zhong,chong 长chang,zhang 行hang,xing 厦xia,sha 乐le,yue 都du,dou 校xiao,jiao 弹dan,tan 调diao,tiao 会hui,kuai ' +
  '称cheng,chen 参can,shen 便bian,pian 藏cang,zang 传chuan,zhuan 车che,ju 蚌beng,bang 泊bo,po 埔pu,bu 番pan,fan ' +
  '莞guan,wan 还huan,hai 模mo,mu 角jiao,jue 柏bai,bo 降jiang,xiang 率lü,shuai 单dan,shan 尉wei,yu 朝chao,zhao ' +
  '曾zeng,ceng 盛sheng,cheng 铅qian,yan 什shen,shi 浚xun,jun 解jie,xie 六liu,lu 的de,di 了le,liao 着zhe,zhuo ' +
  '给gei,ji 地di,de 薄bo,bao 壳ke,qiao 削xiao,xue 剥bo,bao 堡bao,pu 勒le,lei 露lu,lou 宿su,xiu ' +
  '系xi,ji 省sheng,xing 提ti,di 塞sai,se 色se,shai 数shu,shuo 血xue,xie 轧zha,ya 粘nian,zhan 种zhong,chong ' +
  '综zong,zeng 夹jia,ga 卡ka,qia 核he,hu 咖ka,ga 差cha,chai 匙chi,shi 度du,duo 虹hong,jiang 奇qi,ji 扎zha,za ' +
  '卜bo,bu 刹sha,cha 曝bao,pu 芫yan,yuan 簿bu,bo 铣xi,xian 刨bao,pao 秘mi,bi 仔zi,zai 拗niu,ao 臭chou,xiu ' +
  '炮pao,bao 漂piao,biao 熟shu,shou 似si,shi 折zhe,she 识shi,zhi 说shuo,shui 约yue,yao 掺chan,shan';

/**
 * Writes how Chinese characters are read into `src/domain/site-search/readings.gen.ts`: each syllable without its tone
 * before the characters that are read so, then the second readings. For the device, which has no dictionary of words to
 * tell them by.
 */
export async function makeReadings() {
  const twice = new Map(TWICE.split(' ').map((entry) => [entry.charAt(0), entry.slice(1).split(',')]));
  const usual = new Map();
  for (const character of characters()) {
    const reading = twice.get(character)?.[0] ?? pinyin(character, { toneType: 'none' });
    usual.set(reading, (usual.get(reading) ?? '') + character);
  }
  const second = new Map();
  for (const [character, [, reading]] of twice) second.set(reading, (second.get(reading) ?? '') + character);
  const listed = [usual, second].map((readings) =>
    [...readings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([reading, read]) => reading + read)
      .join(''),
  );
  await writeFile(
    inProject('src', 'domain', 'site-search', 'readings.gen.ts'),
    `/**
 * Readings of the Chinese characters of GB 2312: each syllable stands before the characters that are read so, the usual
 * readings first, the second ones after them. Made by \`npm run generate\` with pinyin-pro (MIT); not edited by hand.
 */
export const READINGS =
  '${listed.join('')}';
`,
  );
}

function characters() {
  const decoder = new TextDecoder('gb2312');
  const all = [];
  for (let row = ROWS.first; row <= ROWS.last; row += 1) {
    for (let cell = CELLS.first; cell <= CELLS.last; cell += 1) {
      const character = decoder.decode(new Uint8Array([row, cell]));
      if (/^\p{Script=Han}$/u.test(character)) all.push(character);
    }
  }
  return all;
}
