import { nextTurn } from '#client/lib/next-turn.ts';

let begun: Promise<void> | undefined;

/**
 * Fetches what asks the server and checks its answers. The schemas of the contract are four files that are run one after
 * the other: made in one go they take a slow phone a tenth of a second, in which a tap would wait.
 * The first time in a turn of its own, too: to ask for eight files takes a while, and who asks first has just drawn the page.
 */
async function inParts<Module>(last: () => Promise<Module>): Promise<Module> {
  begun ??= nextTurn();
  await begun;
  await import('#contract/bilingual.ts');
  await import('#contract/ports.ts');
  await import('#contract/users.ts');
  return last();
}

/** What sends a call. */
export const loadCall = () => inParts(() => import('./call.ts'));

/** What finds the declaration of a call and checks payloads against it. */
export const loadWire = () => inParts(() => import('./wire.ts'));
