import { nextTurn } from '#client/lib/next-turn.ts';
import { drawsFrame } from '#contract/seen-pages.ts';

/** What stands in brackets of a selector says what may match as well, or must not: without it a rule is taken for one that may. */
const ARGUMENTS = /\([^()]*\)|\[[^\]]*\]/g;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/**
 * Whether a rule with this selector may apply in markup that has these classes: one of its selectors names no other. Says
 * yes where it cannot tell, so that at worst a rule too many is kept.
 */
export function mayApply(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(ARGUMENTS, '');
  }
  return plain.split(',').some((one) => [...one.matchAll(CLASS)].every(([, name = '']) => classes.has(name)));
}

/** What stands before the rules of a group. A layer is a whole sheet, which would be written out for its first word. */
const headOf = (group: CSSGroupingRule): string =>
  group instanceof CSSLayerBlockRule ? `@layer ${group.name}` : group.cssText.slice(0, group.cssText.indexOf('{'));

function usedRules(rules: CSSRuleList, classes: ReadonlySet<string>): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return mayApply(rule.selectorText, classes) ? rule.cssText : '';
      if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
      const inner = usedRules(rule.cssRules, classes);
      return inner === '' ? '' : `${headOf(rule)}{${inner}}`;
    })
    .join('');
}

/** The classes of an element, of all that stands in it and of all that it stands in. */
export function classesAround(element: Element): Set<string> {
  const classes = new Set([...element.querySelectorAll('[class]'), element].flatMap((one) => [...one.classList]));
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    for (const name of around.classList) classes.add(name);
  }
  return classes;
}

/** Style sheets by address; null for one that the frame from the device has anyway. */
const parsed = new Map<string, Promise<CSSStyleSheet | null>>();

async function parse(address: string): Promise<CSSStyleSheet | null> {
  // Where the service worker keeps the build; it answers for no page before it has all of it.
  const kept = await caches.match(address);
  if (!kept) throw new Error(`${address} is not on the device`);
  const text = await kept.text();
  if (drawsFrame(text)) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** A file of a build never changes: each is read once, and again only where it could not be had. */
function sheetAt(address: string): Promise<CSSStyleSheet | null> {
  const known = parsed.get(address);
  if (known !== undefined) return known;
  const reading = parse(address);
  parsed.set(address, reading);
  reading.catch(() => parsed.delete(address));
  return reading;
}

/** What was asked for last: a page that is left shows, as a rule, what it showed when it was kept. */
let last = { key: '', text: '' };

/**
 * The rules of these style sheets that may apply in markup with these classes, as text, without what the frame from the
 * device brings itself. Four fifths of a page's styles are for other pages, and reading them all holds its first paint up.
 * Rejects when a sheet cannot be had.
 */
export async function usedStyles(addresses: readonly string[], classes: ReadonlySet<string>): Promise<string> {
  const key = [...addresses, ...[...classes].sort()].join(' ');
  if (last.key === key) return last.text;
  let text = '';
  for (const sheet of await Promise.all(addresses.map(sheetAt))) {
    if (sheet === null) continue;
    // All of them in one go take 40 ms on a slow phone.
    await nextTurn();
    text += usedRules(sheet.cssRules, classes);
  }
  // In the text of an element nothing may look like its end; in a string of a sheet a slash may be escaped.
  last = { key, text: text.replaceAll('</', '<\\/') };
  return last.text;
}
