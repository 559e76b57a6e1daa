import type { DgLabelKey } from '#client/ui/drawings/dg-label-data.ts';
import type { Bilingual } from '#contract/locale.ts';

/** A class or division of dangerous goods as the label on the box shows it. */
interface HazardClass {
  code: string;
  label: DgLabelKey;
  name: Bilingual;
  about: Bilingual;
}

/**
 * Classes and divisions after the UN Model Regulations, described in the project's own words. Both languages stand here
 * and not in the catalogs, because each page shows both and no other page needs them.
 */
export const HAZARD_CLASSES: readonly HazardClass[] = [
  {
    code: '1.1',
    label: 'explosive',
    name: { zh: '有整体爆炸危险的物质和物品', en: 'Mass explosion hazard' },
    about: {
      zh: '几乎全部装载量会在瞬间同时爆炸，如雷管、TNT。班轮公司一般不接，须专船专港。',
      en: 'Nearly the whole load explodes at once, as detonators or TNT would. Liner services normally refuse it.',
    },
  },
  {
    code: '1.2',
    label: 'explosive',
    name: { zh: '有迸射危险但无整体爆炸危险的物质和物品', en: 'Projection hazard' },
    about: {
      zh: '爆炸时有碎片迸射，但不会整体爆炸，如某些弹药。',
      en: 'Throws fragments without exploding as one mass, for example some ammunition.',
    },
  },
  {
    code: '1.3',
    label: 'explosive',
    name: { zh: '有燃烧危险并有局部爆炸或迸射危险的物质和物品', en: 'Fire hazard with minor blast or projection' },
    about: {
      zh: '燃烧产生大量热辐射，兼有较小的爆炸或迸射，如大型礼花弹、发射药。',
      en: 'Burns with great heat and a minor blast or projection, for example display fireworks and propellants.',
    },
  },
  {
    code: '1.4',
    label: 'explosive',
    name: { zh: '不呈现重大危险的物质和物品', en: 'No significant hazard' },
    about: {
      zh: '点燃后影响基本限于包件之内，如消费类烟花、小型火工品。',
      en: 'If set off, the effect stays largely inside the package, for example consumer fireworks and small cartridges.',
    },
  },
  {
    code: '1.5',
    label: 'explosive',
    name: { zh: '有整体爆炸危险的非常不敏感物质', en: 'Very insensitive, mass explosion hazard' },
    about: {
      zh: '正常运输中极难起爆，但大量燃烧时可能转为爆炸，如某些爆破剂。',
      en: 'Very unlikely to go off in normal transport but able to explode as a mass, for example some blasting agents.',
    },
  },
  {
    code: '1.6',
    label: 'explosive',
    name: { zh: '无整体爆炸危险的极端不敏感物品', en: 'Extremely insensitive articles' },
    about: {
      zh: '只含极不敏感物质，意外起爆的概率可以忽略。',
      en: 'Articles with extremely insensitive contents and a negligible chance of going off by accident.',
    },
  },
  {
    code: '2.1',
    label: 'flammable-gas',
    name: { zh: '易燃气体', en: 'Flammable gases' },
    about: {
      zh: '与空气混合后遇火即燃，如丙烷、打火机、以丙烷为推进剂的气雾剂。',
      en: 'Burns in air at the touch of a flame: propane, lighters, most aerosols.',
    },
  },
  {
    code: '2.2',
    label: 'non-flammable-gas',
    name: { zh: '非易燃无毒气体', en: 'Non-flammable, non-toxic gases' },
    about: {
      zh: '带压或深冷，可使人窒息，有的有氧化性，如氮气、氧气、灭火器。',
      en: 'Under pressure or very cold, may displace air; some feed a fire: nitrogen, oxygen, fire extinguishers.',
    },
  },
  {
    code: '2.3',
    label: 'toxic-gas',
    name: { zh: '毒性气体', en: 'Toxic gases' },
    about: {
      zh: '吸入可致中毒或腐蚀呼吸道，如氯气、氨气。',
      en: 'Poisonous or corrosive when inhaled: chlorine, ammonia.',
    },
  },
  {
    code: '3',
    label: 'flammable-liquid',
    name: { zh: '易燃液体', en: 'Flammable liquids' },
    about: {
      zh: '闭杯闪点不高于60℃的液体，如油漆、香水、酒精、汽油。',
      en: 'Liquids with a flash point of 60 °C or less: paint, perfume, alcohol, petrol.',
    },
  },
  {
    code: '4.1',
    label: 'flammable-solid',
    name: {
      zh: '易燃固体、自反应物质、聚合性物质和固态退敏爆炸品',
      en: 'Flammable solids, self-reactive and polymerizing substances, desensitized explosives',
    },
    about: {
      zh: '易被点燃或因摩擦起火，如火柴、硫磺、赛璐珞。',
      en: 'Catches fire easily or by friction: matches, sulphur, celluloid.',
    },
  },
  {
    code: '4.2',
    label: 'spontaneous',
    name: { zh: '易于自燃的物质', en: 'Liable to spontaneous combustion' },
    about: {
      zh: '接触空气可自行发热起火，如活性炭、鱼粉、油浸棉花。',
      en: 'Heats up and ignites in air by itself: active carbon, fish meal, oily cotton.',
    },
  },
  {
    code: '4.3',
    label: 'dangerous-when-wet',
    name: { zh: '遇水放出易燃气体的物质', en: 'Emits flammable gas with water' },
    about: {
      zh: '遇水或潮气产生易燃气体，如金属钠、电石、镁粉。',
      en: 'Gives off flammable gas when wet: sodium, calcium carbide, magnesium powder.',
    },
  },
  {
    code: '5.1',
    label: 'oxidizer',
    name: { zh: '氧化性物质', en: 'Oxidizing substances' },
    about: {
      zh: '本身未必可燃，但会放出氧气助燃，如过氧化氢、硝酸铵、漂白粉。',
      en: 'May not burn but feeds a fire with oxygen: hydrogen peroxide, ammonium nitrate, bleaching powder.',
    },
  },
  {
    code: '5.2',
    label: 'organic-peroxide',
    name: { zh: '有机过氧化物', en: 'Organic peroxides' },
    about: {
      zh: '受热或污染可剧烈分解，有的须控温运输，如固化剂。',
      en: 'May decompose violently when heated or contaminated; some travel under temperature control, for example hardeners.',
    },
  },
  {
    code: '6.1',
    label: 'toxic',
    name: { zh: '毒性物质', en: 'Toxic substances' },
    about: {
      zh: '吞食、吸入或皮肤接触可致死或严重损害健康，如农药、氰化物。',
      en: 'Can kill or harm when swallowed, inhaled or touched: pesticides, cyanides.',
    },
  },
  {
    code: '6.2',
    label: 'infectious',
    name: { zh: '感染性物质', en: 'Infectious substances' },
    about: {
      zh: '含有或可能含有致病微生物，如诊断标本、医疗废物。',
      en: 'Contains or may contain germs that cause disease: diagnostic samples, clinical waste.',
    },
  },
  {
    code: '7',
    label: 'radioactive',
    name: { zh: '放射性物质', en: 'Radioactive material' },
    about: {
      zh: '放射性活度超过豁免值，须有专门包装、剂量率标签和主管机关许可。',
      en: 'Activity above the exemption limits; needs special packages, dose-rate labels and permits.',
    },
  },
  {
    code: '8',
    label: 'corrosive',
    name: { zh: '腐蚀性物质', en: 'Corrosive substances' },
    about: {
      zh: '可灼伤皮肤或腐蚀金属，如硫酸、氢氧化钠、蓄电池液。',
      en: 'Burns skin or eats metal: sulphuric acid, sodium hydroxide, battery fluid.',
    },
  },
  {
    code: '9',
    label: 'misc',
    name: {
      zh: '杂项危险物质和物品，包括环境危害物质',
      en: 'Miscellaneous dangerous substances and articles, including environmentally hazardous ones',
    },
    about: {
      zh: '不属于前八类但有危险的货物，如锂电池、干冰、环境有害物质、磁性材料（空运）。锂电池和钠离子电池用9A标签。',
      en: 'Dangerous in other ways: lithium batteries, dry ice, marine pollutants, magnetized material by air. Lithium and sodium ion batteries carry label 9A.',
    },
  },
];

/** The nine classes, named as a whole where they have divisions. */
export const CLASS_NAMES: Readonly<Record<string, Bilingual>> = {
  '1': { zh: '爆炸品', en: 'Explosives' },
  '2': { zh: '气体', en: 'Gases' },
  '3': { zh: '易燃液体', en: 'Flammable liquids' },
  '4': { zh: '易燃固体、易自燃和遇水放气物质', en: 'Flammable solids; self-igniting; dangerous when wet' },
  '5': { zh: '氧化性物质和有机过氧化物', en: 'Oxidizers and organic peroxides' },
  '6': { zh: '毒性和感染性物质', en: 'Toxic and infectious substances' },
  '7': { zh: '放射性物质', en: 'Radioactive material' },
  '8': { zh: '腐蚀性物质', en: 'Corrosive substances' },
  '9': { zh: '杂项危险物质', en: 'Miscellaneous dangerous goods' },
};

/** The class or division of a code; for a label such as `9A` or a bare `1` the class it belongs to. */
export function hazardClass(code: string): HazardClass | undefined {
  return (
    HAZARD_CLASSES.find((known) => known.code === code) ?? HAZARD_CLASSES.find((known) => known.code[0] === code[0])
  );
}
