/** Said by the application when it could not start. */
const START_FAILED = 'start-failed';
/** Where the session counts how often this page has asked whether the server is there, over reloads. */
const FAILED_STARTS = 'failed-starts';
/** Where it counts the reloads. */
const RELOADS = 'start-reloads';

/**
 * Runs in the head. Where the end of the document, a script of it, or what that fetches to start cannot be had, the document
 * stays and can be read; the server is asked with growing pauses, and the page loaded again when it answers. A reload, because
 * browsers remember that a module could not be fetched. Where two reloads do not help, what the device keeps of the code is
 * wrong: before the third it is removed together with the service worker, and nothing else is. The script has no quotes,
 * comparison signs and ampersands, which the renderer would write as entities.
 */
export const startAgainScript = `try{
let d=document.documentElement.dataset,s=sessionStorage,n=+s[\`${FAILED_STARTS}\`]||0,t=0;
let repair=async function(){
for(let w of await navigator.serviceWorker.getRegistrations())await w.unregister();
for(let c of await caches.keys())if(c.includes(\`precache\`))await caches.delete(c)};
let look=async function(){t=0;try{
let r=await fetch(\`/healthz\`,{cache:\`no-store\`,signal:AbortSignal.timeout(4e3)});
await r.json();if(!r.ok)throw r;
s[\`${FAILED_STARTS}\`]=n;s[\`${RELOADS}\`]=1+(+s[\`${RELOADS}\`]||0);
if(+s[\`${RELOADS}\`]===3)await repair();
location.reload()}catch{again()}};
let again=function(){d.failed=1;t=t||setTimeout(look,Math.min(6e4,2e3*1.5**n++)*(1-Math.random()/4))};
addEventListener(\`error\`,function(e){if(e.target.noModule===false)again()},true);
addEventListener(\`load\`,function(){if(!d.started)again()});
addEventListener(\`${START_FAILED}\`,again);
addEventListener(\`online\`,function(){if(t){clearTimeout(t);look()}});
}catch{}`;

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
    sessionStorage.removeItem(RELOADS);
  } catch {
    // Without storage nothing was counted.
  }
}

/** Says that the application could not start; the page is loaded again when the server can be reached. */
export function noteFailedStart(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new Event(START_FAILED));
}
