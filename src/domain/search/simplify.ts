import { foldBase } from './fold.ts';
import { SIMPLIFIED, TRADITIONAL } from './simplified-pairs.gen.ts';

/**
 * Characters as Japan has shortened them, each before the Chinese one: ports there are looked up by their names on a bill. Both
 * names and queries are folded, and where a Chinese name has such a character it still is its own.
 */
const JAPANESE =
  '浜滨広广沢泽関关戸户渋涩亀龟桜樱辺边塩盐縄绳県县団团気气対对図图売卖歩步転转軽轻鉄铁険险験验黒黑斉齐済济剤剂検检権权観观巻卷焼烧様样薬药実实両两児儿円圆労劳単单厳严営营楽乐毎每浄净渓溪満满発发砕碎経经絵绘繊纤聴听脳脑荘庄蔵藏覚觉豊丰郷乡鋳铸隠隐雑杂霊灵頼赖駆驱鶏鸡斎斋瀬濑嶋岛﨑崎栃枥桟栈滝泷竜龙';

let table: Map<string, string> | undefined;

function simplifiedOf(): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let i = 0; i < TRADITIONAL.length; i += 1) pairs.set(TRADITIONAL.charAt(i), SIMPLIFIED.charAt(i));
  for (let i = 0; i < JAPANESE.length; i += 2) pairs.set(JAPANESE.charAt(i), JAPANESE.charAt(i + 1));
  return pairs;
}

/** The simplified form of a traditional character, any other character unchanged. */
export function simplify(char: string): string {
  table ??= simplifiedOf();
  return table.get(char) ?? char;
}

/**
 * The one comparison form of text in search, for index and query alike: {@link foldBase} plus traditional to
 * simplified Chinese. Carries a 7 KB table: import it in the worker and on the server, not in the first bundle.
 */
export function fold(text: string): string {
  return foldBase(text, simplify);
}
