export interface IconProps {
  /** Edge in CSS pixels; 24 if not given. */
  size?: number | undefined;
  className?: string | undefined;
}

interface IconPaths extends IconProps {
  outline: string;
  detail?: string | undefined;
}

/**
 * Draws one icon on a 24 px grid from two strokes: the outline and, at half strength, its detail.
 * Icons are decorative: the words stand beside them or in the control's label.
 */
export function Icon({ outline, detail, size = 24, className }: IconPaths) {
  return (
    <svg
      className={className === undefined ? 'ui-icon' : `ui-icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={outline} />
      {detail === undefined ? null : <path d={detail} />}
    </svg>
  );
}
