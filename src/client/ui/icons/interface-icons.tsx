import { Icon, type IconProps } from './icon.tsx';

/* Things one does with the page. Each icon is its own export, so that a page ships only those it shows. */
export const MenuIcon = (props: IconProps) => <Icon {...props} outline="M4 6.5h16M4 17.5h16" detail="M4 12h11" />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} outline="M6 9.5l6 6 6-6" />;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} outline="M14.5 6l-6 6 6 6" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} outline="M9.5 6l6 6-6 6" />;
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} outline="M13.5 6l6 6-6 6" detail="M4.5 12h15" />;
export const SwapIcon = (props: IconProps) => <Icon {...props} outline="M4 8.5h15.5L16 5M20 15.5H4.5L8 19" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} outline="M12 5v14M5 12h14" />;
export const LanguageIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M3.5 6h9M8 4v2m3 0c-.7 3.6-3.4 6.5-7 8M5.5 9c1 2 3 3.8 5.2 4.6M12 20l4.5-10L21 20"
    detail="M13.6 16.5h5.8"
  />
);
export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z"
    detail="M4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5"
  />
);
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M5 4h3.2l1.6 4.2-2.2 1.5a12 12 0 0 0 6.7 6.7l1.5-2.2L20 15.8V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z"
  />
);
export const MailIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z"
    detail="M4 7.5l8 5.5 8-5.5"
  />
);
export const CopyIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M10 8.5h8.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1Z"
    detail="M15 5.5v-.5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1V14a1 1 0 0 0 1 1H6"
  />
);
export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M14 4h6v6M20 4l-8.5 8.5"
    detail="M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10"
  />
);
export const ShareIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 15V3.5M8 7.5l4-4 4 4" detail="M6 11H4.5v9.5h15V11H18" />
);
export const FeedIcon = (props: IconProps) => (
  <Icon {...props} outline="M5 11a8 8 0 0 1 8 8M6 18.5h.01" detail="M5 5a14 14 0 0 1 14 14" />
);
export const FilterIcon = (props: IconProps) => <Icon {...props} outline="M4 6h16M7.5 12h9" detail="M10.5 18h3" />;
export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM8 3.5v4M16 3.5v4"
    detail="M4 10.5h16M8 14.5h.01M12 14.5h.01M16 14.5h.01"
  />
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z" detail="M12 7.5V12l3 2" />
);
export const DocumentIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M6.5 3.5H14l4.5 4.5v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM14 3.5V8h4.5"
    detail="M8.5 12.5h7M8.5 16h4.5"
  />
);
export const NewsIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M4 5h13v14.5H5.5A1.5 1.5 0 0 1 4 18ZM17 9h3v9a1.5 1.5 0 0 1-3 0"
    detail="M7 9h7M7 12.5h7M7 16h4"
  />
);
