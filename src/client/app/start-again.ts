/** Said by the application when it could not start. */
const START_FAILED = 'start-failed';
/** Where the session counts how often this page has asked whether the server is there, over reloads. */
const FAILED_STARTS = 'failed-starts';

/**
 * Runs in the head. Where the end of the document, a script of it, or what that fetches to start cannot be had, the document
 * stays and can be read; the server is asked with growing pauses, and the page loaded again when it answers. A reload, because
 * browsers remember that a module could not be fetched. It has no quotes, comparison signs and ampersands, which the renderer would
 * write as entities.
 */
export const startAgainScript = `try{let d=document.documentElement.dataset,n=+sessionStorage[\`${FAILED_STARTS}\`]||0,t=0,look=function(){t=0;fetch(\`/healthz\`,{cache:\`no-store\`,signal:AbortSignal.timeout(4e3)}).then(function(r){if(!r.ok)throw r;return r.json()}).then(function(){sessionStorage[\`${FAILED_STARTS}\`]=n;location.reload()}).catch(again)},again=function(){d.failed=1;t=t||setTimeout(look,Math.min(6e4,2e3*1.5**n++)*(1-Math.random()/4))};addEventListener(\`error\`,function(e){e.target.noModule===false?again():0},true);addEventListener(\`${START_FAILED}\`,again);addEventListener(\`load\`,function(){d.started?0:again()});addEventListener(\`online\`,function(){t?(clearTimeout(t),look()):0})}catch{}`;

/**
 * Says that the code of the application has begun to run. Throws where a script before it could not be had: what the page
 * would ask for now is asked for again by the reload.
 */
export function noteBegin(): void {
  const { dataset } = document.documentElement;
  dataset.started = '1';
  if (dataset.failed !== undefined) throw new Error('A script of the page could not be fetched');
}

/** Says that the application stands: the next failure is a first one again. */
export function noteStart(): void {
  try {
    sessionStorage.removeItem(FAILED_STARTS);
  } catch {
    // Without storage nothing was counted.
  }
}

/** Says that the application could not start; the page is loaded again when the server can be reached. */
export function noteFailedStart(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new Event(START_FAILED));
}
