/**
 * Public pages without forms, by path: what stands on them is the same for everyone, so that their look is kept in the cache
 * of looks. The service worker looks for no other there.
 */
export const SEEN_PLACES =
  /^\/(dictionary\/|memoirs\/(news|newsdetail\/[\w-]+|landmark)$|expertteam|help$|aboutus\/(partners|offices)$)/;
