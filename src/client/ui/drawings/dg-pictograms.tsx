import type { ReactNode } from 'react';

export type DgPicture =
  | 'bomb'
  | 'flame'
  | 'cylinder'
  | 'skull'
  | 'flame-over-circle'
  | 'crescents'
  | 'trefoil'
  | 'corrosion'
  | 'battery'
  | 'none';

const flame =
  'M101 36c4 12 18 22 22 38 1 6 0 11-2 16 5-2 8-6 9-12 8 12 8 32-4 42-7 6-16 8-26 8s-19-2-26-8c-12-10-12-26-6-38 3 5 5 8 9 10-3-20 6-34 24-56Z';

/** The hazard symbols in the upper half of a 200-unit diamond, filled with the colour of their group. */
export const dgPictograms: Record<DgPicture, ReactNode> = {
  none: null,
  flame: <path d={flame} />,
  'flame-over-circle': (
    <>
      <path transform="translate(31 5) scale(0.69)" d={flame} />
      <path fillRule="evenodd" d="M100 86a26 26 0 1 1 0 52 26 26 0 0 1 0-52Zm0 8a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z" />
    </>
  ),
  bomb: (
    <g transform="translate(22 8) scale(0.78)">
      <path d="M100 72a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z" transform="translate(-6 -6)" />
      <path d="M110 68l10-26 2 18 16-14-8 20 24-6-20 16 22 6-24 4 16 18-22-10 2 22-12-20-6 16-2-22ZM70 66 52 46l22 12ZM62 84l-22-4 22-4ZM66 104l-18 14 12-20ZM86 118l-6 22-4-22Z" />
    </g>
  ),
  cylinder: (
    <path
      d="M54 96c0-10 6-16 14-16h58v-6h8v6h6v-8h10v40h-10v-8h-6v6h-8v-6H68c-8 0-14-4-14-8Zm0 0"
      transform="rotate(-18 100 94) translate(0 0)"
    />
  ),
  skull: (
    <>
      <path
        fillRule="evenodd"
        d="M100 32c19 0 31 12 31 29 0 10-4 17-11 22v13H80V83c-7-5-11-12-11-22 0-17 12-29 31-29ZM87 56a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm26 0a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-13 15-5 10h10Z"
      />
      <path d="M56 98l5-8 39 17 39-17 5 8-32 14 32 14-5 8-39-17-39 17-5-8 32-14Z" />
    </>
  ),
  crescents: (
    <path
      fillRule="evenodd"
      d="M100 34a24 24 0 0 1 16 42 24 24 0 1 1-16 28 24 24 0 1 1-16-28 24 24 0 0 1 16-42Zm0 7a18 18 0 1 0 0 36 18 18 0 0 0 0-36ZM79 83a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm42 0a18 18 0 1 0 0 36 18 18 0 0 0 0-36ZM100 80a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z"
    />
  ),
  trefoil: (
    <>
      <circle cx="100" cy="70" r="7" />
      <path d="M100 58a12 12 0 0 1 6 1.6l13-22.5a38 38 0 0 0-38 0l13 22.5a12 12 0 0 1 6-1.6Z" />
      <path
        transform="rotate(120 100 70)"
        d="M100 58a12 12 0 0 1 6 1.6l13-22.5a38 38 0 0 0-38 0l13 22.5a12 12 0 0 1 6-1.6Z"
      />
      <path
        transform="rotate(240 100 70)"
        d="M100 58a12 12 0 0 1 6 1.6l13-22.5a38 38 0 0 0-38 0l13 22.5a12 12 0 0 1 6-1.6Z"
      />
    </>
  ),
  corrosion: (
    <>
      <path d="M52 52l34-14 4 9-34 14ZM148 52l-34-14-4 9 34 14Z" />
      <path d="M62 66c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9ZM72 62c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9ZM130 62c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9ZM140 66c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9Z" />
      <path d="M42 84h18l6 6 8-6h10v10H42Z" />
      <path d="M104 96c0-6 6-8 14-8l10-4 6 5 6-5 14 6c6 2 8 6 4 6Z" />
    </>
  ),
  battery: (
    <path
      transform="translate(16 12) scale(0.8)"
      d="M64 122h16v-6h8v6h6v30H64Zm34 6h14v-6h8v6h6v24H98Zm32 6h10v-6h6v6h6v8l-10 10h-12Zm-58-4v14h4v-14Zm34 4v10h4v-10Z"
      fillRule="evenodd"
    />
  ),
};
