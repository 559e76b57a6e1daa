import { NEWS_SCENES } from './news-scene-names.ts';

/** The drawing of a news item, by reference to one of `NewsScenes`; an unknown name gets the first one, so that content can be newer than the site. */
export function NewsPicture({ name }: { name: string }) {
  const known = NEWS_SCENES.find((scene) => scene === name) ?? NEWS_SCENES[0];
  return (
    <svg className="news-picture-frame" viewBox="0 0 160 90" aria-hidden="true">
      <use href={`#scene-${known}`} />
    </svg>
  );
}
