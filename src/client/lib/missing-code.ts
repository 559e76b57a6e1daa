/**
 * Errors of browsers about a file of the application that could not be fetched: Chromium, Firefox, WebKit, and Vite
 * about a style sheet.
 */
const SAID = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether something failed because code of the application is not here and could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);
