/**
 * Where the page leaves what a header keeps room for until it is alive, in the cache of settings: the strips above it, and the
 * name of whoever is logged in.
 */
export const SETTINGS_HEADER = '/settings/header';

/** It is kept as the attributes that the root element of a page has for it: strips as words, and whether somebody is there. */
export const headerRoom = (strips: string, user: string): string => `data-strips="${strips}" data-user="${user}"`;

/** What was kept, where it is that and nothing else. */
export const readHeaderRoom = (text: string | undefined): string | null =>
  text !== undefined && /^data-strips="[a-z ]*" data-user="1?"$/.test(text) ? text : null;
