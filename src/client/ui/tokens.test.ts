import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const band = readFileSync(new URL('./band.css', import.meta.url), 'utf8');

function tokensAfter(source: string, selector: string): Record<string, string> {
  const start = source.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const block = source.slice(start, source.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map((match) => [match[1], match[2]]));
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensAfter(css, ':root');
const dark = { ...light, ...tokensAfter(css.slice(css.indexOf('@media (prefers-color-scheme: dark)')), ':root') };
const deep = { ...light, ...tokensAfter(band, '.ui-band-deep') };
const themes = { light, dark };

describe('tokens', () => {
  it('let more contrast and forced colours count in the dark as well', () => {
    const selectors = [...css.matchAll(/^ *(:root\S*) \{/gm)].map((match) => match[1]);
    expect(new Set(selectors)).toEqual(new Set([':root']));
    const wishes = [...css.matchAll(/@media \((prefers-color-scheme|prefers-contrast|forced-colors)/g)];
    expect(wishes.map((match) => match[1])).toEqual(['prefers-color-scheme', 'prefers-contrast', 'forced-colors']);
  });

  it('CONST-01 keep the theme colour #26499d as the brand', () => {
    expect(light['--brand']).toBe('#26499d');
  });

  it.each(['light', 'dark'] as const)('carry text at 4.5:1 or better on every ground (%s)', (name) => {
    const theme = themes[name];
    for (const ground of ['--page', '--surface', '--alt', '--tint']) {
      for (const ink of ['--ink', '--ink-2', '--brand', '--brand-hover', '--signal-ink']) {
        expect(contrast(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const tone of ['ok', 'warn', 'bad']) {
      expect(contrast(theme[`--${tone}`], theme[`--${tone}-bg`]), tone).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme['--ink'], theme[`--${tone}-bg`]), `ink on ${tone}`).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(theme['--on-brand'], theme['--brand'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['--on-brand'], theme['--brand-hover'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['light', 'dark'] as const)('carry outlines of controls and the signal at 3:1 or better (%s)', (name) => {
    const theme = themes[name];
    for (const ground of ['--page', '--surface', '--alt', '--tint']) {
      for (const line of ['--field', '--signal', '--brand']) {
        expect(contrast(theme[line], theme[ground]), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each(['light', 'dark'] as const)('carry words on the deep band (%s)', (name) => {
    const hero = themes[name]['--hero'];
    for (const ground of [hero, deep['--surface'], deep['--tint']]) {
      for (const ink of ['--ink', '--ink-2', '--brand', '--signal-ink']) {
        expect(contrast(deep[ink], ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(deep['--field'], hero)).toBeGreaterThanOrEqual(3);
    expect(contrast('#10192e', '#e0731f')).toBeGreaterThanOrEqual(4.5);
  });
});
