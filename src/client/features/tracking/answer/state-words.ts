import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventState } from '#contract/tracking-kinds.ts';

/** Word for each state of an event; stands beside the shape that says the same. */
export const stateWords: Readonly<Record<EventState, MessageDescriptor>> = {
  actual: msg`done`,
  expected: msg`expected`,
  overdue: msg`overdue`,
  unconfirmed: msg`never confirmed`,
  unknown: msg`time unknown`,
};
