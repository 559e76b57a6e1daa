import { isWide } from './fold.ts';

type Pairs = readonly (readonly [string, string])[];

/**
 * Words as they are said in Taiwan, Hong Kong or by hand (folded), and those by which the tables call the same thing; longer
 * ones first. What only one row is called besides stands with the words of the trade.
 */
const CHINESE: Pairs = [
  ['积体电路', '集成电路'],
  ['行动电话', '手机'],
  ['行动电源', '充电宝'],
  ['电晶体', '晶体管'],
  ['印表机', '打印机'],
  ['影印机', '复印机'],
  ['随身碟', 'u盘'],
  ['冷气机', '空调'],
  ['电冰箱', '冰箱'],
  ['脚踏车', '自行车'],
  ['电池芯', '电芯'],
  ['奇异果', '猕猴桃'],
  ['马铃薯', '土豆'],
  ['高丽菜', '卷心菜'],
  ['吞拿鱼', '金枪鱼'],
  ['优酪乳', '酸奶'],
  ['朱古力', '巧克力'],
  ['三合板', '胶合板'],
  ['不织布', '无纺布'],
  ['公吨', '吨'],
  ['塑胶', '塑料'],
  ['滑鼠', '鼠标'],
  ['硬碟', '硬盘'],
  ['光碟', '光盘'],
  ['荧幕', '屏幕'],
  ['萤幕', '屏幕'],
  ['数位', '数字'],
  ['硬体', '硬件'],
  ['网路', '网络'],
  ['雷射', '激光'],
  ['镭射', '激光'],
  ['冷气', '空调'],
  ['单车', '自行车'],
  ['机车', '摩托车'],
  ['引擎', '发动机'],
  ['马达', '电动机'],
  ['车胎', '轮胎'],
  ['电瓶', '蓄电池'],
  ['栈板', '托盘'],
  ['卡板', '托盘'],
  ['凤梨', '菠萝'],
  ['芭乐', '番石榴'],
  ['酪梨', '牛油果'],
  ['鳄梨', '牛油果'],
  ['洋芋', '土豆'],
  ['鲔鱼', '金枪鱼'],
  ['鲑鱼', '三文鱼'],
  ['优格', '酸奶'],
  ['起司', '奶酪'],
  ['芝士', '奶酪'],
  ['乳酪', '奶酪'],
  ['呎', '尺'],
  ['矽', '硅'],
];

/** Parts of English words that are spelt in two ways, here and there. */
const ENGLISH: Pairs = [
  ['sulph', 'sulf'],
  ['aluminium', 'aluminum'],
  ['fibre', 'fiber'],
  ['colour', 'color'],
  ['tyre', 'tire'],
  ['grey', 'gray'],
  ['litre', 'liter'],
  ['caesium', 'cesium'],
  ['mould', 'mold'],
  ['plough', 'plow'],
  ['yoghurt', 'yogurt'],
  ['catalogue', 'catalog'],
];

/** The text with each word of the first column put into that of the second. */
function inOtherWords(text: string, pairs: Pairs): string {
  let other = text;
  for (const [said, written] of pairs) if (other.includes(said)) other = other.replaceAll(said, written);
  return other;
}

const spelling = ENGLISH.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

/** Each word by the first pair that it has a part of: the second would put it back. */
function otherSpelling(folded: string): string {
  const respelt = (word: string): string => {
    const [one, other] = spelling.find(([part]) => word.includes(part)) ?? ['', ''];
    return word.replace(one, other);
  };
  return folded.split(' ').map(respelt).join(' ');
}

/** Folded text as the tables may call what it means; null where they have no other word for it. */
export function otherWording(folded: string): string | null {
  const other = isWide(folded) ? inOtherWords(folded, CHINESE) : otherSpelling(folded);
  return other === folded ? null : other;
}
