import type { Container } from '#contract/tables.ts';
import type { LaneCode } from '#domain/lanes.ts';

/**
 * Words that people in the trade type, per key of a row; names of the row itself need not be repeated. Behind a Chinese
 * word its pinyin may stand, by which and by the initials of which it is found too.
 */
export type TradeWords = Readonly<Record<string, readonly string[]>>;

/** Other words for a lane, each for all its ports. */
export const LANE_WORDS: Readonly<Record<LaneCode, readonly string[]>> = {
  'china-coast': ['沿海', '内贸'],
  yangtze: ['Yangtze', 'Yangtse', '长江沿线', '长江流域'],
  'pearl-river': ['PRD', '珠三角 zhu san jiao', '西江'],
  'hongkong-macao-taiwan': ['港澳', '港台', '台湾线'],
  'japan-korea': ['日韩线 ri han xian', 'Japan Korea', '近洋'],
  'russia-far-east': ['Far East Russia', '远东 yuan dong', '俄远东'],
  'southeast-asia': ['South East Asia', 'South-East Asia', '东南亚线 dong nan ya xian', 'ASEAN', '东盟'],
  'south-asia': ['South Asia', '印巴线 yin ba xian', '南亚 nan ya', '印度次大陆'],
  'middle-east': ['Middle East', '中东线 zhong dong xian', 'Persian Gulf', 'Arabian Gulf', '波斯湾 bo si wan', '海湾'],
  'red-sea': ['红海线 hong hai xian', '红海 hong hai'],
  'mediterranean-east': ['Mediterranean', 'Med', 'East Med', '地中海 di zhong hai', '地东 di dong'],
  'mediterranean-west': ['Mediterranean', 'Med', 'West Med', '地中海 di zhong hai', '地西 di xi'],
  adriatic: ['Adriatic Sea', '亚得里亚'],
  'black-sea': ['黑海 hei hai'],
  europe: [
    'Europe',
    'North Europe',
    'Northern Europe',
    '欧洲 ou zhou',
    '欧线 ou xian',
    '西欧',
    '西北欧',
    '欧洲基本港',
    '欧基 ou ji',
  ],
  'nordic-baltic': ['Nordic', 'Baltic', 'Baltic Sea', 'Scandinavia', '北欧 bei ou', '波罗的海'],
  'north-africa': ['Africa', '非洲 fei zhou'],
  'west-africa': ['Africa', '非洲 fei zhou', '西非 xi fei'],
  'east-africa': ['Africa', '非洲 fei zhou', '东非 dong fei'],
  'south-africa': ['Africa', '非洲 fei zhou'],
  'us-west': [
    'USWC',
    'US West',
    'West Coast',
    '美西 mei xi',
    '美国西岸',
    '美国西海岸',
    '美西岸',
    '美线 mei xian',
    '北美',
    'North America',
  ],
  'us-east': [
    'USEC',
    'US East',
    'East Coast',
    '美东 mei dong',
    '美国东岸',
    '美国东海岸',
    '美东岸',
    '美线 mei xian',
    '北美',
    'North America',
  ],
  'us-gulf': ['Gulf Coast', 'US Gulf Coast', '美湾 mei wan', '墨西哥湾', '美线 mei xian', '北美', 'North America'],
  'canada-west': ['Canada West', '加西 jia xi', '北美', 'North America'],
  'canada-east': ['Canada East', '加东 jia dong', '北美', 'North America'],
  'latin-america-west': [
    'WCSA',
    'Latin America',
    'South America',
    '南美西 nan mei xi',
    '南美西岸',
    '拉美',
    '中南美',
    '南美',
  ],
  'south-america-east': [
    'ECSA',
    'Latin America',
    'South America',
    '南美东 nan mei dong',
    '南美东岸',
    '拉美',
    '中南美',
    '南美',
  ],
  caribbean: ['Caribbean', 'Caribbean Sea', '加勒比海', '加勒比 jia le bi', 'Latin America', '拉美', '中南美'],
  'australia-new-zealand': ['Oceania', 'ANZ', '澳洲 ao zhou', '澳洲线', '澳新 ao xin', '大洋洲'],
  'pacific-islands': ['South Pacific', 'Pacific', '南太 nan tai', '南太平洋', '太平洋'],
};

/** Words for any box. */
export const ANY_BOX_WORDS: readonly string[] = [
  '集装箱 ji zhuang xiang',
  '货柜 huo gui',
  '货箱 huo xiang',
  '柜子 gui zi',
  '箱子 xiang zi',
  '柜型 gui xing',
  '箱型 xiang xing',
  'container',
  'containers',
  'box',
  'freight container',
];

/** The letters of ISO 6346 for a kind of box, and its groups, by the letter of the usual code. */
export const ISO_KINDS: Readonly<Record<string, { kinds: readonly string[]; groups: readonly string[] }>> = {
  G: { kinds: ['G'], groups: ['GP'] },
  R: { kinds: ['R', 'H'], groups: ['RE', 'RT', 'RS', 'HR', 'HI'] },
  U: { kinds: ['U'], groups: ['UT'] },
  P: { kinds: ['P'], groups: ['PL', 'PF', 'PC', 'PS'] },
  T: { kinds: ['T', 'K'], groups: ['TN', 'TD', 'TG'] },
  B: { kinds: ['B'], groups: ['BU', 'BK'] },
};

/** Box types by their ids. */
export const BOX_WORDS: TradeWords = {
  '20GP': ['20DC', '20DV', '20ST', '20SD', '小柜 xiao gui', '小箱', '普柜 pu gui', '干柜 gan gui'],
  '40GP': ['40DC', '40DV', '40ST', '40SD', '大柜 da gui', '大箱', '平柜 ping gui', '普柜 pu gui', '干柜 gan gui'],
  '40HQ': ['40HC', '40HCDV', '大柜 da gui', '40高', '40尺高箱'],
  '45HQ': ['45HC', '45高'],
  '20HC': ['20HQ', '高柜 gao gui', '高箱 gao xiang', 'high cube'],
  '20RF': ['20RE', '20 reefer'],
  '40RF': ['40RE'],
  '40RH': ['40RQ', '40HR', '40REHC', '高箱 gao xiang', '冻柜 dong gui'],
  '40OTHQ': ['高箱 gao xiang'],
  '40PW': ['高箱 gao xiang'],
  '45PW': ['高箱 gao xiang'],
};

/** Words for a kind of box; each is also found behind a length. */
export const BOX_KINDS: Readonly<Partial<Record<Container['category'], readonly string[]>>> = {
  highcube: ['high cube', 'hi-cube', '高柜 gao gui', '高箱 gao xiang'],
  reefer: [
    'reefer',
    'reefer container',
    'refrigerated',
    '冷藏柜 leng cang gui',
    '冷藏箱 leng cang xiang',
    '冷冻柜 leng dong gui',
    '冷箱 leng xiang',
    '冻柜 dong gui',
  ],
  opentop: ['open top', 'OT', '开顶箱 kai ding xiang', '敞顶柜 chang ding gui', '敞顶箱 chang ding xiang'],
  flatrack: ['flat rack', 'FR', '框架箱 kuang jia xiang', '平板箱 ping ban xiang', '平板柜 ping ban gui'],
  tank: ['ISO tank', 'tanktainer', '罐箱 guan xiang', '罐式集装箱', '液体罐'],
  bulk: ['bulk', '散货箱 san huo xiang'],
  palletwide: ['pallet wide', '宽体箱 kuan ti xiang'],
};

/** Cold box products by their ids. */
export const COLD_WORDS: TradeWords = {
  'shrimp-frozen': [
    '冻虾 dong xia',
    '冷冻虾 leng dong xia',
    '虾仁 xia ren',
    '对虾',
    'prawns',
    'frozen prawns',
    'shrimps',
  ],
  'fish-frozen': ['冻鱼 dong yu', '冷冻鱼'],
  'fish-chilled': ['冰鲜鱼 bing xian yu', 'fresh fish'],
  'beef-frozen': ['冻牛肉 dong niu rou'],
  'pork-frozen': ['冻猪肉 dong zhu rou'],
  'poultry-frozen': ['冻鸡 dong ji', '冻鸡肉', '鸡爪', '鸡肉 ji rou', 'chicken'],
  'poultry-chilled': ['鸡肉 ji rou', 'chicken'],
  mandarin: ['橘子 ju zi', 'tangerine'],
  cherry: ['樱桃 ying tao'],
  'tomato-ripe': ['西红柿 xi hong shi'],
  potato: ['土豆 tu dou'],
  'frozen-fries': ['薯条 shu tiao', 'chips'],
  'ice-cream': ['雪糕 xue gao'],
  blueberry: ['蓝莓果'],
  durian: ['榴莲 liu lian'],
};

/** Terms of trade by their codes. */
export const TERM_WORDS: TradeWords = {
  EXW: ['出厂价 chu chang jia', '工厂价 gong chang jia', 'ex factory'],
  FCA: ['FOT', 'FOR'],
  FOB: ['离岸价 li an jia', '船上交货价'],
  CFR: ['CNF', 'C&F', 'C and F', 'CANDF', '离岸加运费', '成本加运费价'],
  CIF: ['到岸价 dao an jia', '到岸价格'],
  DAP: ['DDU', 'DAF', 'DES', '未完税交货 wei wan shui jiao huo', '双清不包税'],
  DPU: ['DEQ'],
  DDP: ['双清包税 shuang qing bao shui', '完税价'],
};

const lithium = ['锂电池 li dian chi', '锂电 li dian', 'lithium battery', 'li battery', '电池 dian chi'];
const lithiumIon = [...lithium, '锂离子电池 li li zi dian chi', 'li-ion', 'lithium ion battery'];
const lithiumMetal = [...lithium, '锂金属电池 li jin shu dian chi', 'lithium metal battery'];
/** Behind plain paint, which they begin as. */
const corrosivePaint = ['油漆腐蚀性 you qi fu shi xing'];
const caustic = ['烧碱 shao jian', '火碱 huo jian', '苛性钠 ke xing na', 'caustic soda', 'NaOH'];

/** Dangerous goods by their UN numbers. */
export const UN_WORDS: TradeWords = {
  '1057': ['火机 huo ji'],
  '1075': ['LPG', '液化气 ye hua qi'],
  '1133': ['胶水 jiao shui', 'glue', '粘合剂 nian he ji'],
  '1170': ['酒精 jiu jing'],
  '1202': ['柴油 chai you', 'diesel'],
  '1203': ['汽油 qi you'],
  '1210': ['油墨 you mo', 'ink'],
  '1219': ['IPA', '异丙醇'],
  '1263': ['油漆 you qi', '漆料'],
  '1266': ['香水 xiang shui', 'perfume', '花露水 hua lu shui', '古龙水'],
  '1361': ['木炭 mu tan', '竹炭 zhu tan', 'charcoal'],
  '1748': ['漂白粉 piao bai fen', 'bleaching powder', 'pool chlorine'],
  '1789': ['盐酸 yan suan'],
  '1791': ['漂白水 piao bai shui', 'bleach', '84消毒液'],
  '1823': [...caustic, '片碱 pian jian', '氢氧化钠 qing yang hua na'],
  '1824': [...caustic, '液碱 ye jian', '氢氧化钠 qing yang hua na'],
  '1845': ['干冰 gan bing'],
  '1950': ['喷雾罐 pen wu guan', '发胶 fa jiao', 'spray', 'spray can', '喷雾剂'],
  '1993': ['易燃液体 yi ran ye ti'],
  '2014': ['双氧水 shuang yang shui'],
  '2794': ['铅酸电池 qian suan dian chi', 'lead acid battery', 'car battery'],
  '2800': ['铅酸电池 qian suan dian chi', 'lead acid battery', 'gel battery'],
  '2857': ['空调 kong tiao', '冰箱 bing xiang', 'air conditioner', 'refrigerator'],
  '3065': ['白酒 bai jiu', '威士忌', 'whisky', 'spirits', 'liquor'],
  '3066': corrosivePaint,
  '3090': [...lithiumMetal, '纽扣电池 niu kou dian chi', 'button cell'],
  '3091': lithiumMetal,
  '3166': ['汽车 qi che', '摩托车 mo tuo che', 'car', 'motorcycle', '二手车'],
  '3268': ['安全气囊 an quan qi nang', 'airbag'],
  '3358': ['空调 kong tiao', '冰箱 bing xiang', 'air conditioner', 'refrigerator'],
  '3469': corrosivePaint,
  '3480': [...lithiumIon, '充电宝 chong dian bao', 'power bank', '电芯 dian xin'],
  '3481': [...lithiumIon, '手机 shou ji', '笔记本电脑', 'laptop', 'mobile phone'],
  '3536': ['储能柜 chu neng gui', '储能集装箱', 'BESS', 'energy storage'],
  '3551': ['钠电池 na dian chi'],
  '3556': [
    '电动汽车 dian dong qi che',
    '电动车 dian dong che',
    '新能源汽车 xin neng yuan qi che',
    '新能源车 xin neng yuan che',
    '电动自行车 dian dong zi xing che',
    '滑板车 hua ban che',
    '平衡车 ping heng che',
    'EV',
    'electric car',
    'electric vehicle',
    'e-bike',
    'scooter',
  ],
};

const shoes = ['鞋子 xie zi', '运动鞋 yun dong xie', 'shoes', 'sneakers'];

const lithiumBatteries = [
  '锂电池 li dian chi',
  '锂离子电池 li li zi dian chi',
  '充电电池',
  '动力电池 dong li dian chi',
  '充电宝 chong dian bao',
  'lithium battery',
  'lithium batteries',
  'lithium ion battery',
  'li-ion battery',
  'power bank',
];
const mobilePhones = ['手机 shou ji', '智能手机 zhi neng shou ji', 'mobile phone', 'cell phone', 'smartphone'];
const solarPanels = ['太阳能板 tai yang neng ban', '光伏组件 guang fu zu jian', 'solar panel', 'PV module'];
const laptops = ['笔记本电脑 bi ji ben dian nao', 'laptop', 'tablet'];
const electricCars = ['电动汽车 dian dong qi che', 'EV', 'electric car'];
const eBikes = ['电动自行车 dian dong zi xing che', '电动车 dian dong che', 'e-bike', 'scooter'];
const eCigarettes = ['电子烟 dian zi yan', 'e-cigarette', 'vape'];
const televisions = ['电视机 dian shi ji', 'TV', 'television'];
const earphones = ['耳机 er ji', 'earphones'];
const diapers = ['纸尿裤 zhi niao ku', '尿不湿', 'diapers'];
const cartons = ['carton', '纸盒 zhi he'];

/**
 * Keys are headings, since a word mostly asks for one rather than for its lines, and those subheadings that hold nothing but
 * what the word says: there the lines are found with them.
 */
export const HS_WORDS: TradeWords = {
  '0306': ['冻虾 dong xia', '虾仁 xia ren', 'frozen shrimp', 'prawns'],
  '3208': ['油漆 you qi'],
  '3304': ['化妆品 hua zhuang pin', 'cosmetics', '护肤品 hu fu pin', '面膜'],
  '3926': ['塑料制品 su liao zhi pin', 'plastic products'],
  '4011': ['轮胎 lun tai', 'tires', 'tyres'],
  '4202': ['背包 bei bao', '行李箱 xing li xiang', '拉杆箱', 'luggage', 'backpack'],
  '4819': cartons,
  '481910': cartons,
  '6109': ['T恤', 'T-shirt', 'tee shirt'],
  '6203': ['牛仔裤 niu zai ku', 'jeans', '男裤'],
  '6307': ['口罩 kou zhao', 'face mask'],
  '6402': shoes,
  '6403': [...shoes, '皮鞋 pi xie'],
  '6404': shoes,
  '6907': ['瓷砖 ci zhuan', '地砖 di zhuan', 'tiles'],
  '7318': ['螺丝 luo si', '紧固件 jin gu jian', 'screws', 'bolts', 'fasteners'],
  '7323': ['锅具 guo ju', '不锈钢锅', 'cookware'],
  '8413': ['水泵 shui beng', 'water pump'],
  '8415': ['空调 kong tiao', 'aircon', 'air conditioner'],
  '8418': ['冰箱 bing xiang', '冰柜 bing gui', 'refrigerator', 'fridge', 'freezer'],
  '8427': ['叉车 cha che', 'forklift'],
  '8429': ['挖掘机 wa jue ji', '挖机', 'excavator'],
  '8450': ['洗衣机 xi yi ji', 'washing machine'],
  '8467': ['电动工具 dian dong gong ju', 'power tools', '电钻'],
  '8471': ['电脑 dian nao', '计算机 ji suan ji', 'computer', ...laptops],
  '847130': laptops,
  '8477': ['注塑机 zhu su ji', 'injection moulding machine'],
  '8501': ['电机 dian ji', '马达 ma da', 'motor'],
  '8502': ['发电机 fa dian ji', 'generator', 'genset'],
  '8504': ['充电器 chong dian qi', '电源适配器', '逆变器 ni bian qi', 'charger', 'power adapter', 'inverter'],
  '8507': lithiumBatteries,
  '850760': lithiumBatteries,
  '8516': ['电饭煲 dian fan bao', '微波炉 wei bo lu', '电吹风', 'rice cooker', 'microwave oven'],
  '8517': [...mobilePhones, '路由器', 'router'],
  '851713': mobilePhones,
  '8518': [...earphones, '音箱 yin xiang', 'speaker'],
  '851830': earphones,
  '8525': ['摄像头 she xiang tou', 'webcam', '监控摄像头'],
  '8528': [...televisions, '显示器 xian shi qi'],
  '852872': televisions,
  '8541': solarPanels,
  '854143': solarPanels,
  '8542': ['芯片 xin pian', 'chip', 'IC'],
  '8543': eCigarettes,
  '854340': eCigarettes,
  '8544': ['电线 dian xian', '电缆 dian lan', 'cable'],
  '8703': ['汽车 qi che', '轿车 jiao che', ...electricCars],
  '870380': electricCars,
  '8708': ['汽车配件 qi che pei jian', '汽配 qi pei', 'auto parts', 'car parts'],
  '8711': eBikes,
  '871160': eBikes,
  '8806': ['无人机 wu ren ji', 'drone'],
  '9401': ['沙发 sha fa', '椅子 yi zi', 'sofa', 'chair'],
  '9403': ['桌子 zhuo zi', '柜子 gui zi', 'table', 'cabinet', '办公家具'],
  '9405': ['灯具 deng ju', 'LED灯', 'lamps', 'LED lights'],
  '9503': ['玩具 wan ju', 'toys'],
  '9506': ['健身器材 jian shen qi cai', 'fitness equipment'],
  '9619': diapers,
  '961900': diapers,
};
