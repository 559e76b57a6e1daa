import { Icon, type IconProps } from './icon.tsx';

/* The trade. */
export const ShipIcon = (props: IconProps) => (
  <Icon {...props} outline="M3 14.5h18l-2 5H6Z" detail="M5.5 14V10h4.5v4M10 14V7h4.5v7M14.5 14v-3.5H18V14" />
);
export const ContainerIcon = (props: IconProps) => (
  <Icon {...props} outline="M3 6.5h18v11H3Z" detail="M6.5 9v6M9.5 9v6M12.5 9v6M16 6.5v11M18.5 11v2" />
);
export const PortIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 8.5v12M12 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 13.5c.5 4 3.5 7 8 7s7.5-3 8-7"
    detail="M8.5 11.5h7"
  />
);
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 21c4.5-4.7 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2 6.3 6.5 11Z"
    detail="M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
);
export const RouteIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M6 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    detail="M8.5 6h6.8a3 3 0 0 1 0 6H8.7a3 3 0 0 0 0 6h6.8"
  />
);
export const BoxIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8ZM4 7.8l8 4.3 8-4.3" detail="M12 12.1v8.4M8 5.7l8 4.3" />
);
export const PalletIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M3 15.5h18M3 19.5h18"
    detail="M5 15.5v4M12 15.5v4M19 15.5v4M6 12V6.5h5V12ZM13 12V4.5h5V12Z"
  />
);
export const ThermometerIcon = (props: IconProps) => (
  <Icon {...props} outline="M10 13.8V5.5a2 2 0 1 1 4 0v8.3a4 4 0 1 1-4 0Z" detail="M12 9v8M17 6h3M17 10h2" />
);
export const FlameIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 21c-4 0-6.5-2.7-6.5-6.2 0-3 1.8-4.7 3.2-6.5C10 6.7 10.8 5 10.5 3c3.5 1.5 4.5 4 4.5 6.5.800-.5 1.3-1.3 1.5-2.5 1.3 1.7 2 4.3 2 7 0 4-2.5 7-6.5 7Z"
    detail="M12 18.5c-1.5 0-2.7-1-2.7-2.7 0-1.6 1.2-2.3 2.2-4.1 1.5 1 3.2 2.3 3.2 4.2 0 1.6-1.2 2.6-2.7 2.6Z"
  />
);
export const ScalesIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 4v16M7.5 20.5h9M5 7.5h14" detail="M5 7.5 2.5 14h5ZM19 7.5 16.5 14h5Z" />
);
export const CustomsIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 3.5l7.5 2.8V12c0 4.3-3 7-7.5 8.7C7.5 19 4.5 16.3 4.5 12V6.3Z"
    detail="M8.5 12.2l2.5 2.5 4.5-4.9"
  />
);
