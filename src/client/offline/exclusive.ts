/** Does work while no other tab does the same, or at once where the browser has no locks or refuses them. */
export async function exclusive(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let begun = false;
  try {
    await navigator.locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    await work();
  }
}
