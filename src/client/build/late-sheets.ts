const HELPER = 'vite/preload-helper';
const PLACE = 'document.head.appendChild(link)';
const ADD = '#client/lib/sheet-order.ts';

/**
 * Has the sheets of lazy parts put at the end of the document, each in its turn, for the reason that `addLink` gives. The
 * bundler's helper can only put them into the head, as they come.
 */
export function sheetsAtTheEnd() {
  return {
    name: 'sheets-at-the-end',
    transform(code: string, id: string) {
      if (!id.includes(HELPER)) return null;
      if (!code.includes(PLACE)) throw new Error(`${HELPER} no longer says "${PLACE}": see late-sheets.ts`);
      return `import { addLink } from '${ADD}';\n${code.replace(PLACE, 'addLink(link)')}`;
    },
  };
}
