import { dateOf, dayNumber, type PlainDate } from '../plain-date.ts';

/** Days off and worked days of weekends, as the State Council of China announces them each autumn for a year. */
interface ChinaDays {
  holidays: PlainDate[];
  workdays: PlainDate[];
}

const DATE = String.raw`(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日`;
const SPAN = new RegExp(`${DATE}(?:[至到—~-]+${DATE})?`, 'g');
/** More days in a row are a slip of whoever wrote them. */
const SPAN_MAX = 31;

/** The dates of a sentence; a day without a month is of the month before it, a month without a year of the notice's. */
function datesOf(sentence: string, yearOfNotice: string): PlainDate[] {
  let [year, month] = [yearOfNotice, ''];
  const day = (ownYear: string | undefined, ownMonth: string | undefined, ownDay: string): number | null => {
    [year, month] = [ownYear ?? year, ownMonth ?? month];
    return dayNumber(`${year}-${month.padStart(2, '0')}-${ownDay.padStart(2, '0')}`);
  };
  return [...sentence.matchAll(SPAN)].flatMap((found) => {
    const first = day(found[1], found[2], found[3] ?? '');
    const last = found[6] === undefined ? first : day(found[4], found[5], found[6]);
    if (first === null || last === null || last < first || last - first > SPAN_MAX) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index));
  });
}

/** Reads the notice; null for a text that is none, or that does not say its year. */
export function readChinaNotice(text: string): ChinaDays | null {
  // Weekdays and days of the lunar year stand in brackets.
  const bare = text.normalize('NFKC').replaceAll(/\([^)]*\)|\s/g, '');
  const year = /(\d{4})年/.exec(bare)?.[1];
  if (year === undefined || !bare.includes('放假')) return null;
  const days: ChinaDays = { holidays: [], workdays: [] };
  for (const sentence of bare.split(/[。;!]/)) {
    const dates = datesOf(sentence, year);
    if (sentence.includes('上班')) days.workdays.push(...dates);
    else if (/放假|补休|调休/.test(sentence)) days.holidays.push(...dates);
  }
  return days.holidays.length === 0 ? null : days;
}

/** The notices that are known, by year; a later one may be pasted as it was published. */
export const CHINA_NOTICES: Readonly<Record<number, string>> = {
  2026: `2026年元旦：1月1日至3日放假调休。1月4日上班。春节：2月15日至23日放假调休。2月14日、2月28日上班。
清明节：4月4日至6日放假。劳动节：5月1日至5日放假调休。5月9日上班。端午节：6月19日至21日放假。
中秋节：9月25日至27日放假。国庆节：10月1日至7日放假调休。9月20日、10月10日上班。`,
};
