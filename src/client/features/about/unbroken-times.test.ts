import { expect, it } from 'vitest';
import { unbrokenTimes } from './unbroken-times.ts';

it.each([
  ['周一至周五 08:30–17:30，周六 09:00–12:00', '周一至周五 08:30\u2060–\u206017:30，周六 09:00\u2060–\u206012:00'],
  ['9:00-18:00', '9:00\u2060-\u206018:00'],
  ['周一-周五，全天', '周一-周五，全天'],
  ['Monday to Friday 09:00\u00a0to\u00a018:00', 'Monday to Friday 09:00\u00a0to\u00a018:00'],
])('ABOUT-02 keeps a time range of %s in one line', (text, kept) => {
  expect(unbrokenTimes(text)).toBe(kept);
});
