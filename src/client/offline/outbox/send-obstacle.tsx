import { outboxPart } from './outbox-words.ts';
import type { SendObstacleProps } from './send-obstacle-notice.tsx';

/** See {@link SendObstacleProps}; its code and words come when a form is opened. */
export const SendObstacle = outboxPart<SendObstacleProps>(
  async () => (await import('./send-obstacle-notice.tsx')).SendObstacleNotice,
);
