import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { IconButton } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { SafeLink } from '#client/ui/safe-link.tsx';
import type { Advertisement } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { safeLink } from '#domain/safe-link.ts';
import { closeStrip } from './closed-strips.ts';

/** SHELL-18: the first advertisement: its picture, or its words where it has none or one of another site. */
export function AdvertStrip({ advert }: { advert: Advertisement }) {
  const { t } = useLingui();
  const title = textIn(useLocale(), advert.title);
  // The content security policy lets no picture of another site in.
  const picture = safeLink(advert.imgUrl);
  return (
    <aside className="shell-advert" aria-label={t`Advertisement`}>
      <SafeLink address={advert.url} className="shell-advert-link">
        {picture?.kind === 'internal' ? (
          <img src={picture.href} alt={title} height="56" />
        ) : (
          <span className="shell-advert-words">{title}</span>
        )}
      </SafeLink>
      <IconButton label={t`Close the advertisement`} icon={<CloseIcon />} onClick={() => closeStrip('advert')} />
    </aside>
  );
}
