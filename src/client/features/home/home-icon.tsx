/** The icons of this page; `drawings.test.tsx` writes them into one file. */
export type HomeIconName = 'port' | 'customs' | 'container' | 'scales' | 'flame' | 'pallet' | 'phone' | 'mail';

/** The file of this page's icons, none of which stands on the first screen. */
const HOME_DRAWINGS = '/drawings/home.svg';

/** An icon by reference. */
export function HomeIcon({ name, size = 24 }: { name: HomeIconName; size?: number }) {
  return (
    <svg className="ui-icon" width={size} height={size} aria-hidden="true">
      <use href={`${HOME_DRAWINGS}#${name}`} />
    </svg>
  );
}
