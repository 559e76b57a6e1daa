/** Whether something was written down on this device, which may refuse: it is full, or keeps nothing. */
export const isKept = (written: Promise<unknown>): Promise<boolean> =>
  written.then(
    () => true,
    () => false,
  );
