import { FrameWords } from '../frame-words.tsx';
import { Messages } from './messages.tsx';

/** The messages of a page without the frame. */
export function BareMessages() {
  return (
    <FrameWords>
      <Messages />
    </FrameWords>
  );
}
