import { type Policy, policy, type ReadPolicy } from './policy.ts';

const byName = new Map<string, Policy>(Object.entries(policy));

/** The policy of a query by the first part of its key, or null for a query that is not a call that reads. */
export function policyOfKey(queryKey: readonly unknown[]): ReadPolicy | null {
  const rule = byName.get(String(queryKey[0]));
  return rule !== undefined && 'read' in rule ? rule : null;
}
