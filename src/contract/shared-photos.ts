/** Where other apps send what is shared with the site; the web manifest names it, and the service worker answers. */
export const SHARE_PATH = '/share';

/** Names of the fields of such a message, as the web manifest declares them. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const;

/** The cache in which shared photos wait for the enquiry: one entry each, below {@link SHARED_PHOTO}. */
export const SHARED_CACHE = 'shared-photos';
export const SHARED_PHOTO = '/share/photo/';

/** The header of an entry that holds the photo's own name, percent-encoded. */
export const SHARED_NAME = 'x-file-name';
