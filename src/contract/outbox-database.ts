/**
 * The database of what was typed on a device and not sent. The page keeps it; the service worker looks into it before it
 * lets a new version take over, and can share no more of it than these names.
 */
export const OUTBOX_DATABASE = { name: 'outbox', entries: 'entries', drafts: 'drafts' } as const;
