import { Trans } from '@lingui/react/macro';
import { SiteLink } from '#client/ui/site-link.tsx';

/** Where people mostly want to go, for whom has nothing to search for or has found nothing. */
export function WaysOn() {
  return (
    <ul className="search-ways">
      <li>
        <SiteLink className="ui-chip" href="/logisticstools/tracking">
          <Trans>Track cargo</Trans>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="ui-chip" href="/dictionary/ports">
          <Trans>Ports</Trans>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="ui-chip" href="/dictionary/hsCode">
          <Trans>HS codes</Trans>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="ui-chip" href="/product/seatransport">
          <Trans>Sea freight</Trans>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="ui-chip" href="/memoirs/news">
          <Trans>News</Trans>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="ui-chip" href="/aboutus/contactus">
          <Trans>Ask a person</Trans>
        </SiteLink>
      </li>
    </ul>
  );
}
