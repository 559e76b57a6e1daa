/** SHELL-17, SHELL-18: where the strips closed in this session stand, as words. */
export const CLOSED_KEY = 'closed-strips';
/** Where the strips that were there last stand, as words. */
export const SHOWN_KEY = 'shown-strips';

/** The word for that in a window's name. */
export const CLOSED = 'closed';

/** Notes that this session has something to remember, where it can be read without a look into storage. */
export function markWindow(word: 'user' | typeof CLOSED): void {
  if (!window.name.includes(word)) window.name += ` ${word}`;
}

/** Marks the document as one of somebody who is logged in: then the header keeps the room of his name. */
export function markUser(known: boolean): void {
  document.documentElement.dataset.user = known ? '1' : '';
  if (known) markWindow('user');
}

/**
 * Where anything can have been closed in this session, or somebody be logged in: in the frame from the device, which
 * answers every address once the service worker is there, in a window with a name, and in a page that is loaded again,
 * whose entry of the history the router has marked. A first visit is spared the look into storage, which holds a slow
 * phone's first paint up by 20 ms.
 */
const KNOWN = 'd.frame!=null||name||history.state';

/**
 * Runs in the head before anything is drawn, so that a closed strip never appears, and the frame keeps the room of those
 * to come and of the name of whoever is logged in. The service worker writes that room into its frame (see
 * `sw/navigation.ts`), and then only a window in which a strip was closed looks into storage. Without quotes, comparison
 * signs and ampersands, which the renderer would write as entities.
 */
export const stripsScript = `try{let d=document.documentElement.dataset;function c(){d.closed=sessionStorage[\`${CLOSED_KEY}\`]||\`\`}if(d.strips!=null){if(name.includes(\`${CLOSED}\`))c()}else if(${KNOWN}){c();d.strips=localStorage[\`${SHOWN_KEY}\`]||\`\`;d.user=localStorage.token?1:\`\`}}catch{}`;
