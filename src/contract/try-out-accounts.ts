/** The accounts that a server which is tried out has for whoever is at it. */
export const TRY_OUT_ACCOUNTS = ['member', 'admin'] as const;
export type TryOutAccount = (typeof TRY_OUT_ACCOUNTS)[number];
