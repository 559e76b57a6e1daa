/**
 * Fetches what asks the server and checks its answers. The schemas of the contract are three files that are run one after
 * the other: made in one go they take a slow phone a tenth of a second, in which a tap would wait.
 */
async function inParts<Module>(last: () => Promise<Module>): Promise<Module> {
  await import('#contract/ports.ts');
  await import('#contract/users.ts');
  return last();
}

/** What sends a call. */
export const loadCall = () => inParts(() => import('./call.ts'));

/** What finds the declaration of a call and checks payloads against it. */
export const loadWire = () => inParts(() => import('./wire.ts'));
