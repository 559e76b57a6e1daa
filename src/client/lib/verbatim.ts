import type { ReactNode } from 'react';

/**
 * Words from elsewhere, such as a visitor's, for a place inside `<Trans>`. Text there is read for the marks of the sentence
 * itself: `<b>steel</b>` would come out as `steel`. Anything but text is put in as it is.
 */
export const verbatim = (text: string): ReactNode => [text];
