import type { ReactNode } from 'react';

/** Rows are told apart by tint, pattern and letter: any one of the three is enough. */
const TINTS = 6;

/** Lines of each pattern inside a square of 300 mm; none upright or level, which are the seams between pieces. */
const PATTERNS: readonly ReactNode[] = [
  null,
  <path key="rising" d="M-75 75L75 -75M0 300L300 0M225 375L375 225" />,
  <path key="dots" d="M75 75h.1M225 225h.1" className="load-dots" />,
  <path key="falling" d="M-75 225L75 375M0 0L300 300M225 -75L375 75" />,
  <path key="crossed" d="M0 0L300 300M300 0L0 300" />,
  <path key="rings" d="M100 150a50 50 0 1 0 100 0a50 50 0 1 0-100 0" />,
  <path key="waves" d="M0 150q75-110 150 0t150 0" />,
];

/** Letter of a row in form, drawing and legend: A to Z, then AA, AB. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** Class of a row's tint. */
export function tintOf(index: number): string {
  return `load-tint-${index % TINTS}`;
}

/** Fill of a row's pattern, for `fill`; `none` for the plain one. */
export function patternFill(index: number): string {
  const pattern = patternOf(index);
  return pattern === 0 ? 'none' : `url(#load-pattern-${pattern})`;
}

function patternOf(index: number): number {
  // The second round of tints is shifted, so that no two of forty rows look the same.
  return (index + Math.floor(index / TINTS)) % PATTERNS.length;
}

/** The patterns, once in the page before anything that uses them. */
export function PatternDefinitions() {
  return (
    <svg className="load-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {PATTERNS.map((lines, index) =>
          lines === null ? null : (
            <pattern
              key={`pattern-${String(index)}`}
              id={`load-pattern-${index}`}
              width="300"
              height="300"
              patternUnits="userSpaceOnUse"
            >
              {lines}
            </pattern>
          ),
        )}
      </defs>
    </svg>
  );
}

/** A row's letter on its tint and pattern. */
export function CargoSwatch({ index }: { index: number }) {
  return (
    <svg className="load-swatch" viewBox="0 0 900 900" aria-hidden="true">
      <rect className={tintOf(index)} width="900" height="900" rx="90" />
      <rect fill={patternFill(index)} width="900" height="900" rx="90" />
      <text className="load-letter" x="450" y="450" textAnchor="middle" dominantBaseline="central">
        {letterOf(index)}
      </text>
    </svg>
  );
}
