import { Icon, type IconProps } from './icon.tsx';

/** Transport by road. */
export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M2.5 6h11v10.5h-11ZM13.5 9.5h4l4 3.5v3.5h-8"
    detail="M5 18.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M15.2 18.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0"
  />
);
/** Transport by air. */
export const PlaneIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 2.5c1 0 1.5 1 1.5 2.2v4.5l7.5 4.8v2l-7.5-2.3v4.3l2.5 2v1.5L12 20.5l-4 1V20l2.5-2v-4.3L3 16v-2l7.5-4.8V4.7c0-1.2.5-2.2 1.5-2.2Z"
  />
);
