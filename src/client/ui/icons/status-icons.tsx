import { Icon, type IconProps } from './icon.tsx';

/* States of things and of the connection. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5V16M12 8h.01" />
);
export const CheckIcon = (props: IconProps) => <Icon {...props} outline="M5 12.5l4.5 4.5L19 7.5" />;
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.3 12.3l2.6 2.6 4.9-5.3" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} outline="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01" />;
export const ErrorIcon = (props: IconProps) => (
  <Icon {...props} outline="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v4.5M12 15.8h.01" />
);
export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M4 4l16 16M12 18h.01"
    detail="M3.5 10a12 12 0 0 1 4.2-2.6M11.5 6.5a12 12 0 0 1 9 3.5M6.8 14a7.5 7.5 0 0 1 4-2M15 12.7a7.5 7.5 0 0 1 2.2 1.3"
  />
);
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} outline="M12 4v11M7.5 10.5l4.5 4.5 4.5-4.5" detail="M4.5 19.5h15" />
);
export const InstallIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 7.5v6M9.3 11l2.7 2.7 2.7-2.7"
    detail="M7.5 2.5h9a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1ZM10.5 18.5h3"
  />
);
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} outline="M19.5 12A7.5 7.5 0 1 1 17 6.4M19.5 3.5V8h-4.5" />
);
export const SavedIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z"
    detail="M12 7.5v6.5M9.2 11.5l2.8 2.8 2.8-2.8"
  />
);
export const WaitingIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M6.5 3.5h11M6.5 20.5h11M7.5 3.5c0 4.5 3 6 4.5 8.5 1.5-2.5 4.5-4 4.5-8.5M7.5 20.5c0-4.5 3-6 4.5-8.5 1.5 2.5 4.5 4 4.5 8.5"
    detail="M9.8 17.5h4.4"
  />
);
export const LateIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.5"
    detail="M12 16.5h.01M3 3l2.5 2.5M21 3l-2.5 2.5"
  />
);
