import { describe, expect, it } from 'vitest';
import { isStart } from './hand-over.ts';

const HOME = 'https://www.example.com/home';
const opened = { method: 'GET', cache: 'default', url: HOME } as const;
const loadedAgain = { ...opened, cache: 'no-cache' } as const;

describe('a start at which a new version may take over', () => {
  it('PWA-06 is one at which no window of the site is open', () => {
    expect(isStart({ request: opened, windows: [] })).toBe(true);
  });

  it('PWA-06 is one at which the only window is loaded again, wherever on the page it was', () => {
    expect(isStart({ request: loadedAgain, windows: [`${HOME}#enquiry`] })).toBe(true);
    expect(isStart({ request: { ...loadedAgain, cache: 'reload' }, windows: [HOME] })).toBe(true);
  });

  it('PWA-06 is none while another window is open, nor where the only window goes elsewhere', () => {
    expect(isStart({ request: loadedAgain, windows: [HOME, HOME] })).toBe(false);
    expect(isStart({ request: loadedAgain, windows: ['https://www.example.com/help'] })).toBe(false);
    expect(isStart({ request: opened, windows: [HOME] })).toBe(false);
  });

  it('PWA-06 is none at which something is sent', () => {
    expect(isStart({ request: { ...opened, method: 'POST' }, windows: [] })).toBe(false);
  });
});
