import type { RouteName } from '#contract/routes.ts';
import { type Policy, policy } from '../policy.ts';

/** The subject of calls, which begins their names: `news` for `news.list` and `news.detail`. */
export type Resource = RouteName extends `${infer Name}.${string}` ? Name : never;

/** The resource of a call, by its name. */
export function resourceOf(routeName: string): string {
  return routeName.slice(0, routeName.indexOf('.'));
}

/** All resources with the policies of their calls, in the order of the policy table. */
export function policiesByResource(): ReadonlyMap<Resource, readonly Policy[]> {
  const found = new Map<Resource, Policy[]>();
  for (const [name, rule] of Object.entries(policy)) {
    const resource = resourceOf(name) as Resource;
    found.set(resource, [...(found.get(resource) ?? []), rule]);
  }
  return found;
}
