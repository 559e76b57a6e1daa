/** The id of what a page's document ends with, behind its content and its footer: where it has come, all of the page has. */
export const LAST_PART_ID = 'quick-access';
