import { existsSync, readFileSync } from 'node:fs';
import type { SearchFields } from '#domain/search/pack.ts';

/** One row of the measured table: what is searched, and its parts for the engines that want them apart. */
export type BenchRow = SearchFields & {
  id: number;
  code: string;
  en: string;
  zh: string;
  py: string;
  initials: string;
};

/** A small seeded generator (mulberry32), so that every run measures the same data. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const HAN =
  '宁ning 波bo 上shang 海hai 青qing 岛dao 天tian 津jin 大da 连lian 广guang 州zhou 深shen 圳zhen 厦xia 门men 福fu 泉quan 温wen 台tai 舟zhou 山shan 南nan 京jing 苏su 江jiang 阴yin 张zhang 家jia 港gang 太tai 仓cang 镇zhen 扬yang 通tong 日ri 照zhao 烟yan 威wei 营ying 营ying 口kou 锦jin 丹dan 东dong 秦qin 皇huang 唐tang 曹cao 妃fei 黄hua 骅hua 湛zhan 茂mao 珠zhu 汕shan 头tou 惠hui 阳yang 防fang 城cheng 钦qin 北bei 柳liu 梧wu 贵gui 重chong 庆qing 武wu 汉han 九jiu 芜wu 湖hu 安an 马ma 合he 长chang 沙sha 岳yue 成cheng 都du 云yun 昆kun 明ming 三san 亚ya 洋yang 浦pu 林lin 西xi 平ping 和he 新xin 清qing 河he 石shi 白bai 红hong 金jin 银yin 龙long 凤feng 虎hu 鹿lu 兴xing 永yong 乐le 吉ji 祥xiang 华hua 中zhong 国guo 文wen 德de 隆long 丰feng 顺shun 昌chang 盛sheng 泰tai 康kang 宝bao 玉yu 竹zhu 松song 梅mei 兰lan 桂gui 桥qiao 埠bu 湾wan 峡xia 礁jiao 塘tang 溪xi 潭tan 泽ze'
    .split(' ')
    .map((pair) => ({ han: pair.charAt(0), pinyin: pair.slice(1) }));

const SOUNDS =
  'a阿a ba巴ba be贝bei bi比bi bo博bo bu布bu ca卡ka ce塞sai ci西xi co科ke cu库ku da达da de德de di迪di do多duo du杜du el埃尔ai-er fa法fa fe费fei fi菲fei fo福fu ga加jia ge盖gai go戈ge gu古gu ha哈ha he赫he ho霍huo hu胡hu in因yin ja贾jia jo乔qiao ka卡ka ke凯kai ki基ji ko科ke ku库ku la拉la le勒le li利li lo洛luo lu卢lu ma马ma me梅mei mi米mi mo莫mo mu穆mu na纳na ne内nei ni尼ni no诺nuo nu努nu or奥尔ao-er pa帕pa pe佩pei pi皮pi po波bo pu普pu ra拉la re雷lei ri里li ro罗luo ru鲁lu sa萨sa se塞sai si锡xi so索suo su苏su ta塔ta te特te ti蒂di to托tuo tu图tu un温wen va瓦wa ve韦wei vi维wei vo沃wo wa瓦wa ya亚ya yo约yue za扎zha ze泽ze zo佐zuo n恩en r尔er s斯si l尔er'
    .split(' ')
    .map((sound) => {
      const [, latin = '', han = '', pinyin = ''] = /^([a-z]+)(\P{ASCII}+)([a-z-]+)$/u.exec(sound) ?? [];
      return { latin, han, pinyin: pinyin.replaceAll('-', ' ') };
    });

const WORDS = 'Port,San,Santa,New,Saint,Puerto,El,La,Point,Cape'.split(',');
const ENDINGS = 'Harbour,Island,Bay,Beach,City,Terminal,Point,River,Head,Haven'.split(',');
const COUNTRIES = 'US JP CN GB NO IT FR DE ID BR CA AU GR PH TR ES IN SE FI DK NL RU MY TH VN KR'.split(' ');

type Name = { en: string; zh: string; py: string };
type Random = () => number;

function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('picked from an empty list');
  return item;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function chineseName(random: Random): Name {
  const parts = Array.from({ length: random() < 0.6 ? 2 : 3 }, () => pick(random, HAN));
  const py = parts.map((part) => part.pinyin).join(' ');
  return { en: capital(py.replaceAll(' ', '')), zh: parts.map((part) => part.han).join(''), py };
}

function foreignName(random: Random): Name {
  const sounds = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, SOUNDS));
  let en = capital(sounds.map((sound) => sound.latin).join(''));
  if (random() < 0.15) en = `${pick(random, WORDS)} ${en}`;
  if (random() < 0.1) en = `${en} ${pick(random, ENDINGS)}`;
  return { en, zh: sounds.map((sound) => sound.han).join(''), py: sounds.map((sound) => sound.pinyin).join(' ') };
}

function uniqueCode(random: Random, country: string, taken: Set<string>): string {
  for (;;) {
    const code =
      country + Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join('');
    if (taken.has(code)) continue;
    taken.add(code);
    return code;
  }
}

function makeRow(random: Random, id: number, code: string, name: Name): BenchRow {
  const weight = random() < 0.05 ? 1 + Math.floor(random() * 100) : 0;
  const initials = name.py.replace(/([a-z])[a-z]* ?/g, '$1');
  return { id, code, ...name, initials, weight, codes: [code], names: [name.en, name.zh], pinyin: [name.py] };
}

/** Port-like rows: names in English and Chinese with pinyin, one in twenty of some importance. */
export function syntheticRows(count: number, seed = 1): BenchRow[] {
  const random = randomFrom(seed);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, id) => {
    const country = random() < 0.1 ? 'CN' : pick(random, COUNTRIES);
    // 26 countries hold 17,576 codes each; a third letter for the country keeps 120,000 rows apart.
    const name = country === 'CN' ? chineseName(random) : foreignName(random);
    return makeRow(random, id, uniqueCode(random, country, taken), name);
  });
}

/** The rows of the UN/LOCODE list that `UNLOCODE_FILE` names (Chinese names made up), synthetic ones without it. */
export function portRows(count: number): { rows: BenchRow[]; source: string } {
  const file = process.env.UNLOCODE_FILE;
  if (file === undefined || !existsSync(file)) return { rows: syntheticRows(count), source: 'synthetic' };
  const random = randomFrom(2);
  const rows: BenchRow[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [code = '', en = ''] = line.split(',');
    if (!/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) || en === '' || /["\ufffd]/.test(en) || rows.length >= count) continue;
    const made = code.startsWith('CN') ? chineseName(random) : foreignName(random);
    rows.push(makeRow(random, rows.length, code, { ...made, en }));
  }
  const missing = syntheticRows(count - rows.length, 3).map((row, at) => ({ ...row, id: rows.length + at }));
  return { rows: [...rows, ...missing], source: `UN/LOCODE (${rows.length}), filled up with synthetic rows` };
}
