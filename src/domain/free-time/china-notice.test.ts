import { describe, expect, it } from 'vitest';
import { CHINA_NOTICES, readChinaNotice } from './china-notice.ts';

describe('C5 the official calendar of China', () => {
  it('is read from the notice as it is published', () => {
    const days = readChinaNotice(`国务院办公厅关于2027年部分节假日安排的通知
      一、元旦：2026年12月31日（周四）至2027年1月2日（周六）放假调休，共3天。1月3日（周日）上班。
      二、国庆节：10月1日（周五）至7日（周四）放假调休，共7天。9月26日（周日）、10月9日（周六）上班。
      三、清明节：4月5日（农历二月廿八，周一）放假。`);
    expect(days?.holidays).toEqual([
      ...['2026-12-31', '2027-01-01', '2027-01-02'],
      ...['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-10-${day}`),
      '2027-04-05',
    ]);
    expect(days?.workdays).toEqual(['2027-01-03', '2027-09-26', '2027-10-09']);
  });

  it('of 2026 is known: 33 days off, and six days of weekends that are worked', () => {
    const days = readChinaNotice(CHINA_NOTICES[2026] ?? '');
    expect(days?.holidays).toHaveLength(33);
    expect(days?.workdays).toEqual([
      ...['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
    ]);
  });

  it('is not seen in any other text, nor in dates that do not exist', () => {
    for (const text of ['', '2026-10-01', '2026年10月1日', '春节放假', '2026年2月30日放假'])
      expect(readChinaNotice(text), text).toBeNull();
  });
});
