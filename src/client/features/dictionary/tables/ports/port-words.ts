import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Speech } from '#client/features/dictionary/table-view.ts';
import { textIn } from '#contract/locale.ts';
import type { Port, PortType } from '#contract/tables.ts';
import { laneNames } from '#domain/lanes.ts';

/** The words of the kinds of port. */
export const portTypes: Readonly<Record<PortType, MessageDescriptor>> = {
  seaport: msg`Seaport`,
  riverport: msg`River port`,
  offshore: msg`Offshore terminal`,
  dryport: msg`Dry port`,
};

/** Provinces of China with a port; their source writes them in Latin letters only. */
const chineseProvinces: Readonly<Record<string, string>> = {
  Anhui: '安徽',
  Beijing: '北京',
  Chongqing: '重庆',
  Fujian: '福建',
  Gansu: '甘肃',
  Guangdong: '广东',
  Guangxi: '广西',
  Guizhou: '贵州',
  Hainan: '海南',
  Hebei: '河北',
  Heilongjiang: '黑龙江',
  Henan: '河南',
  Hubei: '湖北',
  Hunan: '湖南',
  'Inner Mongolia': '内蒙古',
  Jiangsu: '江苏',
  Jiangxi: '江西',
  Jilin: '吉林',
  Liaoning: '辽宁',
  Ningxia: '宁夏',
  Qinghai: '青海',
  Shaanxi: '陕西',
  Shandong: '山东',
  Shanghai: '上海',
  Shanxi: '山西',
  Shenzhen: '深圳',
  Sichuan: '四川',
  Tianjin: '天津',
  Xinjiang: '新疆',
  Xizang: '西藏',
  Yunnan: '云南',
  Zhejiang: '浙江',
};

/** Province or state of a port; null in Chinese where only its Latin name is known. */
export function provinceWord(
  { province, countryCode }: Pick<Port, 'province' | 'countryCode'>,
  { locale }: Pick<Speech, 'locale'>,
): string | null {
  if (province === null || locale !== 'zh_CN') return province;
  return (countryCode === 'CN' ? chineseProvinces[province] : null) ?? null;
}

/** Name of a lane; its code where an imported file has one of its own. */
export function laneWord(code: string, speech: Pick<Speech, 'locale'>): string {
  const names = laneNames(code);
  return names ? textIn(speech.locale, names) : code;
}

/** Names in one line as the language lists them. */
export function listed(words: readonly string[], { locale }: Pick<Speech, 'locale'>): string {
  return words.join(locale === 'zh_CN' ? '、' : ', ');
}
