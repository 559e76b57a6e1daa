import { showOwnLook } from './offline/own-look.ts';

// What the document runs first on the pages of whoever is logged in, and waits for a moment before it starts the
// application: by itself, and with nothing of the application, which takes ten times as long.
await showOwnLook(document.documentElement.lang.replace('-', '_')).catch(() => undefined);
