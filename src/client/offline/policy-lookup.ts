import { type Policy, policy } from './policy.ts';

const byName = new Map<string, Policy>(Object.entries(policy));

/** The policy of a query by the first part of its key, or null for a query that is not a call. */
export function policyOfKey(queryKey: readonly unknown[]): Policy | null {
  return byName.get(String(queryKey[0])) ?? null;
}
