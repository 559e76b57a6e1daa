import { Icon, type IconProps } from '#client/ui/icons/icon.tsx';

/** A speech bubble with a spark: the assistant. */
export const AssistantIcon = (props: IconProps) => (
  <Icon
    {...props}
    outline="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5Z"
    detail="M12 7l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1Z"
  />
);
