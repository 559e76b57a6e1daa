import type { ComponentType } from 'react';
import { partWords } from '#client/i18n/part-words.tsx';
import { part } from '#client/lib/part.tsx';

const { load: loadWords, Words } = partWords(['start', 'tracked']);

/** A part that brings the words of the answers with it: the page is alive without them. */
export function toldPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return part(async () => {
    const [Inner] = await Promise.all([load(), loadWords()]);
    return (props: Props) => (
      <Words>
        <Inner {...props} />
      </Words>
    );
  });
}
