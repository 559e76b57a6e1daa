import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '#client/ui/button.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { HomeAnchor } from './home-anchor.tsx';
import type { HomeBanner } from './home-content.ts';
import { useCarousel } from './use-carousel.ts';

/** Drawings that banners may name; an unknown one gets the first, so that content can be newer than the site. */
const DRAWINGS = ['vessel', 'gantry', 'stack', 'rail', 'warehouse', 'customs', 'gate', 'apron', 'transfer'];

/** Size of the drawings; every picture stands in a frame of this shape, so that nothing moves when it comes. */
const WIDTH = 640;
const HEIGHT = 360;

function BannerPicture({ banner: { image, picture } }: { banner: HomeBanner }) {
  const drawing = DRAWINGS.find((name) => name === picture) ?? DRAWINGS[0];
  if (image === null)
    return <img src={`/drawings/${drawing}.svg`} width={WIDTH} height={HEIGHT} alt="" loading="lazy" />;
  return (
    <picture>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(min-width: 900px) 560px, 92vw" />
      ))}
      <img src={image.httpUrl} width={image.width} height={image.height} alt="" loading="lazy" />
    </picture>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className="ui-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Controls({ carousel, titles }: { carousel: ReturnType<typeof useCarousel>; titles: string[] }) {
  const { t } = useLingui();
  const { playing, index, toggle, turn } = carousel;
  return (
    <>
      <IconButton
        label={playing ? t`Pause the banners` : t`Resume the banners`}
        icon={<Arrow path={playing ? 'M9 6v12M15 6v12' : 'M8 5l11 7-11 7z'} />}
        onClick={toggle}
      />
      <IconButton label={t`Previous banner`} icon={<Arrow path="M15 5l-7 7 7 7" />} onClick={() => turn(index - 1)} />
      {titles.map((title, place) => (
        <button
          key={title}
          type="button"
          className="home-dot"
          aria-label={t`Banner ${place + 1}: ${title}`}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => turn(place)}
        />
      ))}
      <IconButton label={t`Next banner`} icon={<Arrow path="M9 5l7 7-7 7" />} onClick={() => turn(index + 1)} />
    </>
  );
}

/**
 * HOME-01: banners in a row that scrolls sideways, which needs no script. All stand in the page from the start and the
 * tallest one gives the height, so that nothing moves when they change.
 */
export function HomeBanners({ banners }: { banners: readonly HomeBanner[] }) {
  const { t } = useLingui();
  const carousel = useCarousel(banners.length);
  const { box, track, alive, playing } = carousel;
  return (
    <section
      ref={box}
      className="ui-wrap home-banners"
      aria-roledescription={t`carousel`}
      aria-label={t`News and offers`}
    >
      <ul ref={track} className="home-slides" aria-live={playing ? 'off' : 'polite'}>
        {banners.map((banner) => (
          <li key={banner.title} className="home-slide">
            <div className="home-slide-words">
              <h2>{banner.title}</h2>
              <p>{banner.text}</p>
              <HomeAnchor className={buttonClass({ variant: 'secondary' })} href={banner.url}>
                {banner.action || <Trans>Read more</Trans>}
              </HomeAnchor>
            </div>
            <BannerPicture banner={banner} />
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <div className="home-controls">
          {alive ? <Controls carousel={carousel} titles={banners.map(({ title }) => title)} /> : null}
        </div>
      ) : null}
    </section>
  );
}
