import './button-states.css';
import type { MouseEvent, ReactNode } from 'react';
import type { Attributes } from './attributes.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

interface ButtonParts extends ButtonLook {
  /** Drawn before the words; decorative. */
  icon?: ReactNode;
  children: ReactNode;
}

type ButtonProps = ButtonParts & {
  /** Work is under way: the button keeps the focus but answers no further press. */
  busy?: boolean | undefined;
} & Attributes<'button'>;

/** A button. While `busy` it stays focusable, so that a screen reader does not lose its place. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, icon, children, className, onClick, type = 'button', ...rest } = props;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <span className="ui-spinner" /> : icon}
      <span>{children}</span>
    </button>
  );
}

type LinkButtonProps = ButtonParts & Attributes<'a'> & { href: string };

/** A link that looks like a button; for router links use `buttonClass`. */
export function LinkButton({ variant, size, block, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

type IconButtonProps = Attributes<'button'> & {
  /** The name for everyone who does not see the icon; also the tooltip. */
  label: string;
  icon: ReactNode;
};

/** A square button of 48 px with an icon only. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames('ui-icon-button', className)} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
