import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import type { ModuleImage } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { safeLink } from '#domain/safe-link.ts';

/** SHELL-14: the pictures of the footer by their type in the module `common`: the first of each is shown. */
const PICTURES = ['wechat-video-qr', 'wechat-official-qr', 'douyin-qr'] as const;

function Picture({ image, caption }: { image: ModuleImage | undefined; caption: string }) {
  const locale = useLocale();
  const source = safeLink(image?.httpUrl ?? '');
  return (
    <figure className="shell-code">
      <span className="shell-code-box">
        {image && source?.kind === 'internal' ? (
          <img
            src={source.href}
            width="96"
            height="96"
            loading="lazy"
            decoding="async"
            alt={textIn(locale, image.alt) || caption}
          />
        ) : null}
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/**
 * SHELL-14: the codes of the company's video account, official account and short-video account. They come after the page,
 * into room that was kept for them, so that no page carries their data; an account without a picture is left out.
 */
export function FooterPictures() {
  const { t } = useLingui();
  const { data } = useQuery(routeQuery('site.images', { query: { moduleType: 'common' } }));
  // The device may have them from the last visit; the server drew the page without them.
  const images = useHydrated() ? data : undefined;
  const captions = [t`Video account`, t`Official account`, t`Short-video account`];
  const shown = PICTURES.map((type, index) => ({
    type,
    caption: captions[index] ?? '',
    image: images?.rows.find((image) => image.type === type),
  })).filter(({ image }) => image !== undefined);
  // Only while there may be some: without any the room is given back.
  if (images && shown.length === 0) return null;
  return (
    <div className="shell-codes">
      {shown.map(({ type, caption, image }) => (
        <Picture key={type} image={image} caption={caption} />
      ))}
    </div>
  );
}
