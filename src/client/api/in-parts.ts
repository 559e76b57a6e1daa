/**
 * Fetches what asks the server and checks its answers. The schemas of the contract come as three files that are asked for at
 * the same time and run in turns of their own: made in one go they take a slow phone a tenth of a second, in which a tap
 * would wait.
 */
async function inParts<Module>(last: () => Promise<Module>): Promise<Module> {
  const parts = [import('#contract/ports.ts'), import('#contract/users.ts')];
  const [module] = await Promise.all([last(), ...parts]);
  return module;
}

/** What sends a call. */
export const loadCall = () => inParts(() => import('./call.ts'));

/** What finds the declaration of a call and checks payloads against it. */
export const loadWire = () => inParts(() => import('./wire.ts'));
