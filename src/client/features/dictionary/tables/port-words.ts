import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { textIn } from '#contract/locale.ts';
import type { PortType } from '#contract/ports.ts';
import { laneNames } from '#domain/lanes.ts';
import type { Speech } from '../table-definition.ts';

/** The words of the kinds of port. */
export const portTypes: Readonly<Record<PortType, MessageDescriptor>> = {
  seaport: msg`Seaport`,
  riverport: msg`River port`,
  offshore: msg`Offshore terminal`,
  dryport: msg`Dry port`,
};

/** Name of a lane; its code where an imported file has one of its own. */
export function laneWord(code: string, speech: Pick<Speech, 'locale'>): string {
  const names = laneNames(code);
  return names ? textIn(speech.locale, names) : code;
}

/** Names in one line as the language lists them. */
export function listed(words: readonly string[], { locale }: Pick<Speech, 'locale'>): string {
  return words.join(locale === 'zh_CN' ? '、' : ', ');
}
