import { type ComponentProps, lazy, Suspense } from 'react';
import type { RichText as EagerRichText } from './rich-text.tsx';

const Loaded = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

/**
 * Content HTML. The sanitiser is a part of its own that is fetched when content is shown: text rendered by the server
 * stands and is read while it comes.
 */
export function RichText(props: ComponentProps<typeof EagerRichText>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
