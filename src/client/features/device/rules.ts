import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Policy, ReadPolicy, WritePolicy } from '#client/offline/policy.ts';
import { policiesByResource, type Resource } from '#client/offline/saving/resources.ts';
import { resourceNames } from './resource-words.ts';

const DAY_MS = 86_400_000;

/** Grades of how a thing works without a connection, from best to worst. */
export const GRADES = ['works', 'waits', 'needs'] as const;
export type Grade = (typeof GRADES)[number];

/** A line of the page: a thing, and what the policy table says of it, in sentences. */
export interface Rule {
  resource: Resource;
  name: MessageDescriptor;
  grade: Grade;
  sentences: readonly MessageDescriptor[];
}

const days = (count: number) =>
  msg`What you have opened is kept ${plural(count, { one: 'for one day', other: 'for # days' })}.`;

/** All that is to be said of what is only read, and only from our server. */
export const needsConnection = msg`Needs a connection.`;

const untilLogout = msg`What you have opened is kept until you log out, and opens for three days without a connection. An expired login locks it until you log in again.`;

/** Sentence to the visitor about the policy of a call that reads, the best policy first. */
const reading: Readonly<Record<ReadPolicy['read'], (rule: ReadPolicy) => MessageDescriptor>> = {
  pack: () => msg`Whole tables, searched on this device, once they are saved.`,
  shell: () => msg`Always there after your first visit.`,
  keep: (rule) => (rule.read === 'keep' && !rule.restricted ? days(Math.round(rule.keep / DAY_MS)) : untilLogout),
  online: () => needsConnection,
};

/** Grade and sentence for the policy of a call that writes; null where it has none of its own. */
function writing(rule: WritePolicy): { grade: Grade; sentence: MessageDescriptor } | null {
  if (rule.write === 'refuse') return { grade: 'needs', sentence: rule.say };
  if (rule.write === 'queue')
    return { grade: 'waits', sentence: msg`Waits on this device and is sent once, when the connection is back.` };
  return null;
}

/** The rule of a resource: the best that reading it can do, and what becomes of what is written. */
function ruleOf(resource: Resource, policies: readonly Policy[]): Rule | null {
  const name = resourceNames[resource];
  if (name === null) return null;
  const reads = policies.filter((rule) => 'read' in rule);
  const way = (Object.keys(reading) as ReadPolicy['read'][]).find((read) => reads.some((rule) => rule.read === read));
  const best = reads.find((rule) => rule.read === way);
  const written = policies.flatMap((rule) => ('write' in rule ? (writing(rule) ?? []) : []))[0];
  const offline = best !== undefined && way !== 'online';
  // A thing that sends is described by its sending alone when reading it needs a connection as well.
  const read = best && way && (offline || written === undefined) ? [reading[way](best)] : [];
  const sentences = [...read, ...(written ? [written.sentence] : [])];
  return sentences.length === 0
    ? null
    : { resource, name, grade: offline ? 'works' : (written?.grade ?? 'needs'), sentences };
}

/** PWA-04, PWA-05: what works without a connection, what waits and what does not, read from the policy table. */
export function rules(): Rule[] {
  return [...policiesByResource()].flatMap(([resource, policies]) => ruleOf(resource, policies) ?? []);
}
