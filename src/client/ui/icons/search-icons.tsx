import { Icon, type IconProps } from './icon.tsx';

/* Things one does with the page. Each icon is its own export, so that a page ships only those it shows. */

// Apart from the other icons: a search field stands in the first bundle of most pages, the others come with their parts.
export const SearchIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 20.5 20.5"
    detail="M7.6 10.5a2.9 2.9 0 0 1 2.9-2.9"
  />
);

export const CloseIcon = (props: IconProps) => <Icon {...props} outline="M6 6l12 12M18 6 6 18" />;
