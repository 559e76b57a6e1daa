const HELPER = 'vite/preload-helper';
const PLACE = 'document.head.appendChild(link)';

/**
 * Has the sheets of lazy parts put at the end of the document, behind every sheet that is there. One put before others
 * may change the order of the layers as far as Chromium knows: it then throws all fonts away and lays the whole page out
 * again, 10 to 20 ms for a table, for each sheet that comes. The bundler's helper can only put them into the head, and a
 * page has sheets further down.
 */
export function sheetsAtTheEnd() {
  return {
    name: 'sheets-at-the-end',
    transform(code: string, id: string) {
      if (!id.includes(HELPER)) return null;
      if (!code.includes(PLACE)) throw new Error(`${HELPER} no longer says "${PLACE}": see late-sheets.ts`);
      return code.replace(PLACE, 'document.body.appendChild(link)');
    },
  };
}
