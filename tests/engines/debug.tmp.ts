import { webkit } from './webkit.ts';
import { mkdtempSync } from 'node:fs';
const w = await webkit.open(mkdtempSync('/tmp/wk-'));
const base = 'http://127.0.0.1:8170';
const wait = (ms: number) => new Promise(r => setTimeout(r, ms));
try {
await w.go(base + '/dictionary/ports?lang=en_US'); await wait(14000);
console.log('packs', await w.evaluate(`[localStorage.getItem('packs'), navigator.serviceWorker.controller!==null]`));
await w.go(base + '/dictionary/ports'); await wait(6000);
console.log('direct', await w.evaluate(`[document.querySelector('main').innerText.slice(0,100), errs]`));
} catch (e) { console.log('E', e); } finally { await w.close(); process.exit(0); }
