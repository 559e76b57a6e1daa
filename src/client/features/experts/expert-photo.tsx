import { useLocale } from '#client/i18n/use-locale.ts';
import { ContentPicture } from '#client/ui/content-picture.tsx';
import type { ContentImage } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { Portrait } from './portrait.tsx';

/** EXP-01: the expert's photo, or the drawn portrait. */
export function ExpertPhoto({ photo, name }: { photo: ContentImage | null; name: string }) {
  const locale = useLocale();
  if (photo === null) return <Portrait name={name} />;
  return <ContentPicture image={photo} alt={textIn(locale, photo.alt)} sizes="(min-width: 750px) 280px, 60vw" />;
}
