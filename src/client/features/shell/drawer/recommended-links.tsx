import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SafeLink } from '#client/ui/safe-link.tsx';

/** SHELL-10: chronicles, product center, logistics tools, logistics dictionary, expert team, about us. */
const links: readonly (readonly [href: string, label: ReactNode])[] = [
  ['/memoirs', <Trans key="chronicle">News & milestones</Trans>],
  ['/product', <Trans key="product">Product center</Trans>],
  ['/logisticstools', <Trans key="tools">Logistics tools</Trans>],
  ['/dictionary', <Trans key="dictionary">Logistics dictionary</Trans>],
  ['/expertteam', <Trans key="experts">Expert team</Trans>],
  ['/aboutus', <Trans key="about">About us</Trans>],
];

/** SHELL-10: the six places most visitors look for; following one closes the drawer, also where the visitor is there already. */
export function RecommendedLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <ul className="shell-recommended">
      {links.map(([href, label]) => (
        <li key={href}>
          <SafeLink address={href} onFollow={onFollow}>
            {label}
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
