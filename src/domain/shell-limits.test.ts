import { describe, expect, it } from 'vitest';
import { NOTICE_HOLD_EVERY_MS, NOTICE_HOLD_PX, noticeTime, wrapNoticeTime } from './shell-limits.ts';

describe('SHELL-17 the notices', () => {
  it('move by 30 steps of a pixel in a second, and by 100 px in a tenth of one while an arrow is held', () => {
    expect(noticeTime(30)).toBe(1_000);
    expect(noticeTime(900)).toBe(30_000);
    expect([NOTICE_HOLD_PX, NOTICE_HOLD_EVERY_MS]).toEqual([100, 100]);
  });

  it('go on at the start when they are at their end, and the other way round', () => {
    expect(wrapNoticeTime(10_500, 10_000)).toBe(500);
    expect(wrapNoticeTime(-500, 10_000)).toBe(9_500);
    expect(wrapNoticeTime(-20_500, 10_000)).toBe(9_500);
    expect(wrapNoticeTime(4_000, 10_000)).toBe(4_000);
    expect(wrapNoticeTime(1_000, 0)).toBe(0);
  });
});
