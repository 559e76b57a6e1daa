/** The icons of this page; `drawings.test.tsx` writes them into one file with the land of the map. */
export type HomeIconName = 'port' | 'customs' | 'container' | 'scales' | 'flame' | 'pallet' | 'phone' | 'mail';

/** The file of this page's icons and of the map's land; inline they would be a fifth of the first packets. */
export const HOME_DRAWINGS = '/drawings/home.svg';

/** An icon by reference. */
export function HomeIcon({ name, size = 24 }: { name: HomeIconName; size?: number }) {
  return (
    <svg className="ui-icon" width={size} height={size} aria-hidden="true">
      <use href={`${HOME_DRAWINGS}#${name}`} />
    </svg>
  );
}
