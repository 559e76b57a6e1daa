type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** Makes a notification of it: a panel with this heading over the text. */
  heading?: string | undefined;
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
  /**
   * Returns the id to `dismiss` it by. The same words standing already only start their time anew, but where something can
   * be done about them: that is of one case alone, such as one of two things that were deleted.
   */
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Stops all clocks while the visitor reads or aims; `resume` starts them from the beginning. */
  pause(): void;
  resume(): void;
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Toast[];
}

/** One clock per message; none runs while they are held. */
function createClocks(ring: (id: number) => void) {
  const running = new Map<number, ReturnType<typeof setTimeout>>();
  let held = false;
  function stop(id: number) {
    clearTimeout(running.get(id));
    running.delete(id);
  }
  return {
    stop,
    start({ id, duration = TOAST_MS }: Toast) {
      stop(id);
      if (duration !== null && !held)
        running.set(
          id,
          setTimeout(() => ring(id), duration),
        );
    },
    hold() {
      held = true;
      for (const id of [...running.keys()]) stop(id);
    },
    release() {
      held = false;
    },
  };
}

/** The list of messages on screen; one per application, made where the application is composed. */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const clocks = createClocks(dismiss);

  function publish(next: readonly Toast[]) {
    for (const gone of toasts) if (!next.includes(gone)) clocks.stop(gone.id);
    toasts = next;
    for (const listener of listeners) listener();
  }
  function dismiss(id: number) {
    publish(toasts.filter((toast) => toast.id !== id));
    /* The element under pointer or focus is gone without an event that would call `resume`. */
    if (toasts.length === 0) clocks.release();
  }
  return {
    show(message) {
      const standing = toasts.find(
        ({ text, tone, action }) => text === message.text && tone === message.tone && action === message.action,
      );
      const toast = standing ?? { ...message, id: ++lastId };
      if (!standing) publish([...toasts.slice(-(MAX_TOASTS - 1)), toast]);
      clocks.start(toast);
      return toast.id;
    },
    dismiss,
    pause: clocks.hold,
    resume() {
      clocks.release();
      for (const toast of toasts) clocks.start(toast);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}
