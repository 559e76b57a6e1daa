/** A time of day, a dash or what stands for one, and another. */
const RANGE = /(\d:\d\d)([-–—~～至])(?=\d?\d:)/g;

/** Text in which no line ends at the dash of a time range: `08:30–` at the end of one reads as hours without an end. */
export function unbrokenTimes(text: string): string {
  // A word joiner shows nothing and forbids the break that a dash allows behind itself.
  return text.replace(RANGE, '$1\u2060$2\u2060');
}
