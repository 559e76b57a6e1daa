import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '#tests/support/site.ts';
import type { EngineWindow } from './engine.ts';

/** How long something may take until it is there, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Resolves when an expression is true in the page; the page may be a new one meanwhile. */
async function until(window: EngineWindow, expression: string): Promise<void> {
  const late = performance.now() + PATIENCE_MS;
  while ((await window.evaluate(expression).catch(() => false)) !== true) {
    if (performance.now() > late) throw new Error(`Never came true: ${expression}`);
    await sleep(100);
  }
}

const shows = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const isAlive = `['main h1', 'header a'].every((selector) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber$')))`;

/** Journeys of a visitor who comes for the first time, with and without a connection, by name. */
export const journeys: Readonly<Record<string, (window: EngineWindow, site: Site) => Promise<void>>> = {
  'PWA-02 the home page comes to life, and the device keeps the site': async (window, { url }) => {
    await window.go(`${url}/home?lang=en_US`);
    await until(window, isAlive);
    await until(window, `navigator.serviceWorker.controller !== null`);
  },
  'DICT-06 a table is searched, and saved on the device': async (window, { url }) => {
    await window.go(`${url}/dictionary/ports?q=ningbo`);
    await until(window, shows('main a[href="/dictionary/ports/CNNGB"]'));
    await until(window, `localStorage.getItem('packs')?.includes('ports:') === true`);
  },
  'NEWS-01 an article is read': async (window, { url }) => {
    await window.go(`${url}/memoirs/news`);
    await until(window, isAlive);
    await window.evaluate(`document.querySelector('main h2 a').click()`);
    await until(window, shows('main article .news-body'));
  },
  'PWA-03 both are there without a connection, by hard reload': async (window, { url, proxy }) => {
    proxy.turn('cut');
    await window.go(`${url}/dictionary/ports?q=hamburg`);
    await until(window, shows('main a[href="/dictionary/ports/DEHAM"]'));
    await window.go(`${url}/memoirs/news`);
    await until(window, shows('main h2 a'));
  },
  'PWA-05 the connection is missed, and its return noticed': async (window, { url, proxy }) => {
    await window.go(`${url}/dictionary/hsCode`);
    await until(window, shows('.ui-status-line'));
    proxy.turn('clear');
    await until(window, shows('main tbody .ui-row-link'));
    await until(window, `document.querySelector('.ui-status-line') === null`);
  },
  'SHELL-19 the language changes, and stays': async (window, { url }) => {
    await window.go(`${url}/home`);
    await until(window, isAlive);
    await window.evaluate(`document.querySelector('header .shell-language').click()`);
    await until(window, `document.documentElement.lang === 'zh-CN'`);
    await window.go(`${url}/help`);
    await until(window, `document.documentElement.lang === 'zh-CN'`);
  },
};
