import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#client/offline/session/session.ts';
import { frameDialog } from '#client/offline/wanted-dialog.ts';
import { Button } from '#client/ui/button.tsx';
import { ArrowRightIcon } from '#client/ui/icons/interface-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { areaOfPage, mayEnter } from '#domain/access.ts';

const ways = [
  { href: '/logisticstools/watchlist', label: msg`My shipments`, says: msg`Containers and bills you follow` },
  { href: '/logisticstools/notices', label: msg`Notices`, says: msg`What has changed, and how you are notified` },
  { href: '/waiting', label: msg`Waiting to be sent`, says: msg`Messages and enquiries on this device` },
  {
    href: '/offline',
    label: msg`On this device`,
    says: msg`What is here without a network, and how much room it takes`,
  },
];

/** The lists are those of the account: the switch that opens tracking to everyone does not open them. */
const CLOSED = { publicTracking: 0 };

/** Where else there is something of one's own, and the way out, which phones have nowhere else. */
export function Ways() {
  const { i18n } = useLingui();
  const session = useSession();
  return (
    <section className="ui-stack">
      <h2>
        <Trans>Your other pages</Trans>
      </h2>
      <ul className="personal-ways">
        {ways
          .filter(({ href }) => mayEnter(areaOfPage(href), session, CLOSED) === 'yes')
          .map(({ href, label, says }) => (
            <li key={href}>
              <SiteLink className="personal-way" href={href}>
                <span>
                  {i18n._(label)}
                  <small className="ui-muted">{i18n._(says)}</small>
                </span>
                <ArrowRightIcon size={20} />
              </SiteLink>
            </li>
          ))}
      </ul>
      <p>
        <Button onClick={() => frameDialog.want('logout')}>
          <Trans>Log out</Trans>
        </Button>
      </p>
    </section>
  );
}
