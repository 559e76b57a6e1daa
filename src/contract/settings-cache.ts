/**
 * Where the page leaves the chosen language for the service worker, which can read neither cookies (in every browser)
 * nor local storage: a cache of its own with one text entry.
 */
export const SETTINGS_CACHE = 'settings';
export const SETTINGS_LOCALE = '/settings/locale';

/** The type of the message by which the page tells the service worker that a setting is another one now. */
export const SETTINGS_CHANGED = 'SETTINGS_CHANGED';
