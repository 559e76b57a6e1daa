/** Outcome of handing something on. */
export type HandedOver = 'shared' | 'saved' | 'copied' | 'failed';

/** Shares something through the system's own sheet; false where there is none, or it cannot take it. */
export async function shareBySystem(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The visitor closed the sheet: that is an answer.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
