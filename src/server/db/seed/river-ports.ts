/**
 * Ports of countries with a coast that lie on inland waters, by those waters. Where seagoing ships of some size call, such
 * as at Guangzhou, Zhuhai, Xinhui, New Orleans or Rosario, a port counts as a sea port, however far up it lies; the Great
 * Lakes count as inland waters, since boxes reach their ports by rail and barge.
 */
const RIVER_PORTS: Readonly<Record<string, string>> = {
  'Pearl River and its tributaries':
    'CNDOU CNFOS CNGGY CNGOM CNGUG CNHDU CNHSN CNJMN CNJXN CNLAN CNLZH CNNAH CNNGG CNNNG CNPNY CNQYN CNROQ CNSBU CNSJQ ' +
    'CNSNW CNSSH CNSUD CNTHG CNXIL CNYNF CNYQS CNZQG CNZSN',
  'Mississippi, Missouri, Ohio and their tributaries':
    'USBNA USCVG USKCK USLUI USMEM USMES USMKC USOMA USPIT USSPT USSTL USSTP USTMM USTSA',
  'Great Lakes': 'USBUF USCHI USCLE USDET USMKE USSUE USSUW USTOL USUGN USUZF',
  'Great Lakes, Canadian side':
    'CABRL CACOL CAHAM CAKVL CANIA CAOAK CAOSH CAPCR CAPDV CASCA CASNI CASSM CASTC CATHU CATOR CATTC CAWIN',
  'Saint Lawrence above Montreal': 'CABCK CACWL CAVLF',
  'Rhine, Main, Neckar and the canals between them': 'DEBIN DEHMM DEKGU DEKHO DEWOR FRMDH',
};

const riverPorts = new Set(Object.values(RIVER_PORTS).flatMap((codes) => codes.split(' ')));

/** Whether the port of this code lies on a river, a canal or a lake. */
export function isRiverPort(code: string): boolean {
  return riverPorts.has(code);
}
