import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { ContentPicture } from '#client/ui/content-picture.tsx';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { ExternalIcon } from '#client/ui/icons/interface-icons.tsx';
import type { Partner } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { safeLink } from '#domain/safe-link.ts';
import { PartnerMark } from './partner-mark.tsx';

/** The name as a link where the partner gave an address that can be trusted, else as it is. */
function Name({ url, children }: { url: string; children: ReactNode }) {
  const link = safeLink(url);
  if (link === null) return <>{children}</>;
  if (link.kind === 'internal') {
    return (
      <a className="partner-link" href={link.href}>
        {children}
      </a>
    );
  }
  return (
    <a className="partner-link" href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon size={16} />
      <VisuallyHidden>
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}

/** ABOUT-01: a partner of the wall: wordmark, trade, and a link only where it is safe. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const locale = useLocale();
  const name = textIn(locale, partner.name);
  return (
    <div className="partner">
      <span className="partner-logo">
        {partner.logo ? (
          <ContentPicture image={partner.logo} alt="" sizes="64px" />
        ) : (
          <PartnerMark id={partner.id} name={name} />
        )}
      </span>
      <span className="partner-words">
        <span className="partner-name">
          <Name url={partner.url}>{name}</Name>
        </span>
        <span className="ui-muted">{textIn(locale, partner.trade)}</span>
      </span>
    </div>
  );
}
