import { framePart } from '../frame-words.ts';

/** The messages of a page without the frame. */
export const BareMessages = framePart<object>(async () => (await import('./messages.tsx')).Messages, {
  overlay: true,
});
