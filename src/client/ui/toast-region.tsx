import './tone.css';
import './toast-region.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons/search-icons.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons/status-icons.tsx';
import type { Toast, Toasts } from './toast-store.ts';

const icons = { info: InfoIcon, ok: SuccessIcon, warn: WarningIcon, bad: ErrorIcon };
const none: readonly Toast[] = [];

interface ToastRegionProps {
  toasts: Toasts;
  /** Names the region for assistive technology. */
  label: string;
  closeLabel: string;
}

function ToastItem({ toast, toasts, closeLabel }: { toast: Toast; toasts: Toasts; closeLabel: string }) {
  const Icon = icons[toast.tone];
  const { action, heading } = toast;
  const kind = heading === undefined ? undefined : 'ui-notification';
  function close() {
    toasts.dismiss(toast.id);
    toasts.resume();
  }
  function act() {
    action?.run();
    close();
  }
  return (
    <div className={classNames('ui-toast', kind, `ui-tone-${toast.tone}`)}>
      <Icon />
      <div className="ui-toast-text">
        {heading === undefined ? null : <p className="ui-notification-heading">{heading}</p>}
        {toast.text}
      </div>
      {action ? (
        <button type="button" className="ui-button ui-button-quiet" onClick={act}>
          {action.label}
        </button>
      ) : null}
      <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={close} />
    </div>
  );
}

/** Where short messages appear; stands in the document from the start so that they are read out. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none);
  const region = useRef<HTMLElement>(null);
  const newest = list.at(-1)?.id;

  /* The region is a manual popover only to reach the top layer: shown anew, it also lies above an open dialog. */
  useEffect(() => {
    const element = region.current;
    if (newest === undefined || typeof element?.showPopover !== 'function') return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <section
      ref={region}
      className="ui-toasts"
      aria-label={label}
      popover="manual"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {/* Two live regions, both there before their words: what failed is read at once, the rest in its turn. */}
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} className="ui-toast-list" aria-live={urgency}>
          {list
            .filter((toast) => (toast.tone === 'bad') === (urgency === 'assertive'))
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} toasts={toasts} closeLabel={closeLabel} />
            ))}
        </div>
      ))}
    </section>
  );
}
