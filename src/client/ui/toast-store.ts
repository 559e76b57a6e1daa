export type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** One thing to do about it, e.g. undo. */
  action?: { label: string; run(): void };
  /** Stays this long in milliseconds; null stays until dismissed. Default `TOAST_MS`. */
  duration?: number | null | undefined;
}

export interface Toast extends ToastMessage {
  id: number;
}

/** How long a toast stands: specification, section 9 (error toast 5000 ms). */
export const TOAST_MS = 5000;

/** More than this at once nobody reads; the oldest goes first. */
export const MAX_TOASTS = 3;

export interface Toasts {
  /** Returns the id to `dismiss` it by; the same words standing already only start their time anew. */
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Stops all clocks while the visitor reads or aims; `resume` starts them from the beginning. */
  pause(): void;
  resume(): void;
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Toast[];
}

/** The list of messages on screen; one per application, made where the application is composed. */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function stop(id: number) {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
  }
  function dismiss(id: number) {
    stop(id);
    publish(toasts.filter((toast) => toast.id !== id));
    /* The element under pointer or focus is gone without an event that would call `resume`. */
    if (toasts.length === 0) paused = false;
  }
  function start(toast: Toast) {
    stop(toast.id);
    const duration = toast.duration === undefined ? TOAST_MS : toast.duration;
    if (duration !== null && !paused)
      clocks.set(
        toast.id,
        setTimeout(() => dismiss(toast.id), duration),
      );
  }
  return {
    show(message) {
      const standing = toasts.find((toast) => toast.text === message.text && toast.tone === message.tone);
      const toast = standing ?? { ...message, id: ++lastId };
      if (!standing) {
        const kept = toasts.slice(-(MAX_TOASTS - 1));
        for (const gone of toasts) if (!kept.includes(gone)) stop(gone.id);
        publish([...kept, toast]);
      }
      start(toast);
      return toast.id;
    },
    dismiss,
    pause() {
      paused = true;
      for (const id of [...clocks.keys()]) stop(id);
    },
    resume() {
      paused = false;
      for (const toast of toasts) start(toast);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}
