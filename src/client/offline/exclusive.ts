/**
 * Does work of a name while no other tab does it, or at once where the browser has no locks or refuses them; `alone` says
 * which.
 */
export async function exclusive(name: string, work: (alone: boolean) => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work(false);
  let begun = false;
  try {
    await navigator.locks.request(name, () => {
      begun = true;
      return work(true);
    });
  } catch (error) {
    if (begun) throw error;
    await work(false);
  }
}
