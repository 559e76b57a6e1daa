import './kbd.css';

/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="ui-kbd">{children}</kbd>;
}
