import { useLingui } from '@lingui/react/macro';
import type { Reaction } from './reactions.ts';

/** The words on a failed call, in its place; nothing where there is nothing to say. */
export function Words({ of: words }: { of: Reaction['words'] }) {
  const { i18n } = useLingui();
  return words === null || typeof words === 'string' ? words : i18n._(words);
}
