import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#client/ui/site-link.tsx';

const ways = [
  { href: '/logisticstools/tracking', label: msg`Track cargo` },
  { href: '/dictionary/ports', label: msg`Ports` },
  { href: '/dictionary/hsCode', label: msg`HS codes` },
  { href: '/product/seatransport', label: msg`Sea freight` },
  { href: '/memoirs/news', label: msg`News` },
  { href: '/aboutus/contactus', label: msg`Ask our team` },
];

/** Where people mostly want to go, for whom has nothing to search for or has found nothing. */
export function WaysOn() {
  const { i18n } = useLingui();
  return (
    <ul className="search-ways">
      {ways.map(({ href, label }) => (
        <li key={href}>
          <SiteLink className="ui-chip" href={href}>
            {i18n._(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
