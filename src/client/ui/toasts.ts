import { createToasts } from './toast-store.ts';

/** The messages of this tab: any part of the site may show one, the frame draws them. */
export const toasts = createToasts();
