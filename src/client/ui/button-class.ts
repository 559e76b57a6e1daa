import { classNames } from './class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'signal';

export interface ButtonLook {
  /** `signal` is the orange primary action and belongs on a dark band only. */
  variant?: ButtonVariant | undefined;
  /** `small` is 40 px high and only for dense places with a mouse; touch devices still get 48 px. */
  size?: 'medium' | 'small' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
}

/** Class of a button's look, for links of the router that cannot be a `LinkButton`. */
export function buttonClass(look: ButtonLook = {}, extra?: string): string {
  const { variant = 'secondary', size = 'medium', block = false } = look;
  return classNames(
    'ui-button',
    `ui-button-${variant}`,
    size === 'small' && 'ui-button-small',
    block && 'ui-button-block',
    extra,
  );
}
