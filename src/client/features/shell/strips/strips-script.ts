/** SHELL-17, SHELL-18: where the strips that were closed in this session stand, as words. */
export const CLOSED_KEY = 'closed-strips';
/** Where the strips that were there last stand, as words. */
export const SHOWN_KEY = 'shown-strips';

/** Marks the document as one of somebody who is logged in: then the header keeps the room of their name. */
export function markUser(known: boolean): void {
  document.documentElement.dataset.user = known ? '1' : '';
}

/**
 * The only script that runs in the head, before anything is drawn: a strip that was closed never appears, and the frame
 * keeps the room of those to come and of the name of whoever is logged in. It has no quotes, comparison signs and
 * ampersands, which the renderer would write as entities.
 */
export const stripsScript = `try{let d=document.documentElement.dataset;d.closed=sessionStorage[\`${CLOSED_KEY}\`]||\`\`;d.strips=localStorage[\`${SHOWN_KEY}\`]||\`\`;d.user=localStorage.token?1:\`\`}catch{}`;
