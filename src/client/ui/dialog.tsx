import './dialog.css';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons/search-icons.tsx';

interface DialogProps {
  open: boolean;
  /** Called however it was closed: button, Escape or a press beside it. */
  onClose(): void;
  title: ReactNode;
  closeLabel: string;
  /** `top` and `end` are drawers; on phones `center` rises from the bottom edge. */
  placement?: 'center' | 'top' | 'end' | undefined;
  /** Element that gets the focus first; without it the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
  footer?: ReactNode;
  className?: string | undefined;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, placement = 'center', initialFocus, children, footer, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    element.showModal();
    initialFocus?.current?.focus();
  }, [open, initialFocus]);

  /* A dialog that is taken away open would take the focus along; while it is still in the page it can give it back. */
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  /* A press on the backdrop reaches the dialog itself; Escape is the keyboard's way and the browser's own. */
  useEffect(() => {
    const element = dialog.current;
    // Text marked from inside to beyond the edge ends in a click on the dialog as well, and is no wish to close it.
    let began: EventTarget | null = null;
    const press = ({ target }: Event) => {
      began = target;
    };
    const pressBeside = ({ target }: Event) => {
      if (target === element && began === element) element?.close();
    };
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('click', pressBeside);
    return () => {
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('click', pressBeside);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames('ui-dialog', `ui-dialog-${placement}`, className)}
      aria-labelledby={open ? titleId : undefined}
      // The word of it comes a moment later: it may have been taken away meanwhile, or opened again.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      {open ? (
        <div className="ui-dialog-frame">
          <div className="ui-dialog-head">
            <h2 className="ui-dialog-title" id={titleId}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
          </div>
          <div className="ui-dialog-body">{children}</div>
          {footer ? <div className="ui-dialog-foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
