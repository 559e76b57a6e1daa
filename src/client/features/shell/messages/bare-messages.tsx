import { part } from '#client/lib/part.tsx';
import { FrameWords, loadFrameWords } from '../frame-words.tsx';

const Messages = part(async () => (await Promise.all([import('./messages.tsx'), loadFrameWords()]))[0].Messages);

/** The messages of a page without the frame. */
export function BareMessages() {
  return (
    <FrameWords>
      <Messages />
    </FrameWords>
  );
}
