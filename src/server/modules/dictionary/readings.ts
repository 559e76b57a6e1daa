import { pinyin } from 'pinyin-pro';

/** Readings by characters or words, the usual one first; a second one behind a bar where both are said. */
type Readings = Readonly<Record<string, string>>;

/** `'都du 的di,de'` as a table. */
function byCharacter(list: string): Readings {
  return Object.fromEntries(
    list.split(' ').map((entry) => [entry.charAt(0), entry.slice(1).replaceAll(',', '|')] as const),
  );
}

/** Words of names in which characters are read as they are nowhere else. */
const WORDS: Readings = {
  // Places in China.
  浚县: 'xun xian',
  乐清: 'yue qing|le qing',
  乐亭: 'lao ting|le ting',
  单县: 'shan xian',
  莘庄: 'xin zhuang|shen zhuang',
  洪洞: 'hong tong|hong dong',
  蔚县: 'yu xian|wei xian',
  尉犁: 'yu li',
  歙县: 'she xian',
  黄陂: 'huang pi',
  涡阳: 'guo yang|wo yang',
  穆棱: 'mu ling|mu leng',
  珲春: 'hun chun',
  喀什: 'ka shi',
  畹町: 'wan ding',
  大埔: 'da bu|da pu',
  葵涌: 'kui chong|kui yong',
  东涌: 'dong chong|dong yong',
  吴堡: 'wu bu',
  闵行: 'min hang',
  会稽: 'kuai ji',
  解州: 'xie zhou',
  筠连: 'jun lian',
  泌阳: 'bi yang|mi yang',
  栟茶: 'ben cha',
  浒墅: 'xu shu',
  浒浦: 'xu pu',
  六合: 'lu he|liu he',
  六安: 'lu an|liu an',
  铅山: 'yan shan|qian shan',
  繁峙: 'fan shi',
  番禺: 'pan yu',
  成都: 'cheng du',
  京都: 'jing du',
  首都: 'shou du',
  花都: 'hua du',
  三重: 'san chong',
  // Places abroad.
  都柏林: 'du bo lin',
  柏林: 'bo lin',
  的黎波里: 'di li bo li',
  阿什杜德: 'a shi du de',
  巴尔的摩: 'ba er di mo',
  沙没: 'sha mei|sha mo',
  桑给巴尔: 'sang ji ba er|sang gei ba er',
  槟榔: 'bing lang|bin lang',
  // Goods.
  什锦: 'shi jin',
  雪茄: 'xue jia',
  芫荽: 'yan sui',
  薄荷: 'bo he',
  薄膜: 'bo mo|bao mo',
  着色: 'zhuo se',
  对称: 'dui chen',
  烟弹: 'yan dan',
  灭火弹: 'mie huo dan',
  模具: 'mu ju|mo ju',
  铸模: 'zhu mu|zhu mo',
  注模: 'zhu mu|zhu mo',
  锭模: 'ding mu|ding mo',
  压模: 'ya mu|ya mo',
  型模: 'xing mu|xing mo',
  模板: 'mu ban|mo ban',
  鸡爪: 'ji zhua|ji zhao',
  蛤蜊: 'ge li|ga li',
  荸荠: 'bi qi',
  荠菜: 'ji cai',
  茜草: 'qian cao',
  芥蓝: 'jie lan|gai lan',
  酵母: 'jiao mu|xiao mu',
  咖喱: 'ga li|ka li',
  藏红花: 'zang hong hua',
  轧花: 'ya hua|zha hua',
  轧碎: 'ya sui|zha sui',
};

/** How characters sound in the names of places, where a transcription has none of the words that the rule goes by. */
const IN_PLACES = byCharacter(
  '都du 什shi 的di,de 得de 给ji,gei 柏bo,bai 曾zeng 埔pu 涌chong,yong 町ding,ting 莞guan 泊bo 磡kan 圳zhen',
);

/** How characters sound in the names of goods. */
const IN_GOODS = byCharacter(
  '粘zhan,nian 轧zha,ya 胲hai 镐gao 刨bao 簿bu 铣xi 桲po 削xiao 栅zha,shan 蛤ge,ha 薄bao,bo',
);

/** The kind of thing that a name names: it decides how some characters sound. */
export type Named = 'place' | 'goods' | 'text';

const tables: Readonly<Record<Named, ReadonlyMap<string, string>>> = {
  place: new Map(Object.entries({ ...IN_PLACES, ...WORDS })),
  goods: new Map(Object.entries({ ...IN_GOODS, ...WORDS })),
  text: new Map(Object.entries(WORDS)),
};

const LONGEST = Math.max(...Object.keys(WORDS).map((word) => word.length));
const HAN = /\p{Script=Han}/u;

/** The reading of the longest word that begins at a place, or null where the rule reads it. */
function reviewedAt(
  characters: readonly string[],
  at: number,
  named: Named,
): { length: number; forms: string[] } | null {
  for (let length = Math.min(LONGEST, characters.length - at); length > 0; length -= 1) {
    const forms = tables[named].get(characters.slice(at, at + length).join(''));
    if (forms !== undefined) return { length, forms: forms.split('|') };
  }
  return null;
}

/** One reading of the characters: what is Chinese by syllables, the rest as it stands. */
function written(characters: readonly string[], syllables: readonly string[]): string {
  return characters
    .map((character, at) => (HAN.test(character) ? ` ${syllables[at] ?? ''} ` : character))
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Pinyin of a Chinese name without tones, syllables separated by spaces, each way that it is said; what is not Chinese
 * stays as it is. Words are told by a dictionary, and what that reads wrong in names by the reviewed lists above.
 */
export function readingsOf(name: string, named: Named): string[] {
  const characters = Array.from(name);
  const usual = pinyin(name, { toneType: 'none', type: 'array' });
  // The rule keeps to one syllable for each character; should it not, its reading is left as it is.
  if (usual.length !== characters.length) return [usual.join(' ')];
  const other = [...usual];
  for (let at = 0; at < characters.length; ) {
    const reviewed = reviewedAt(characters, at, named);
    if (reviewed === null) {
      at += 1;
      continue;
    }
    const [first = '', second = first] = reviewed.forms;
    usual.splice(at, reviewed.length, ...first.split(' '));
    other.splice(at, reviewed.length, ...second.split(' '));
    at += reviewed.length;
  }
  return [...new Set([written(characters, usual), written(characters, other)])];
}
