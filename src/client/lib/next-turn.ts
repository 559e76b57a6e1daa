/** Resolves in a task of its own: put between two long steps, so that a tap is heard in between. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
