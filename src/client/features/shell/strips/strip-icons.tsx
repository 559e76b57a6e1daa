import { Icon, type IconProps } from '#client/ui/icons/icon.tsx';

/** Stands before the notices. */
export const MegaphoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M4 10v4a1 1 0 0 0 1 1h3l8 4.5V4.5L8 9H5a1 1 0 0 0-1 1ZM19 9.5a3.5 3.5 0 0 1 0 5"
    detail="M8 15v4.5h3"
  />
);
/** Icon of the button that halts moving content. */
export const PauseIcon = (props: IconProps) => <Icon {...props} outline="M9 6v12M15 6v12" />;
/** Icon of the button that sets halted content moving again. */
export const PlayIcon = (props: IconProps) => <Icon {...props} outline="M8.5 6v12l9.5-6Z" />;
