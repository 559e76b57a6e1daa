import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { PinIcon } from '#client/ui/icons/freight-icons.tsx';
import { ClockIcon, MailIcon, PhoneIcon } from '#client/ui/icons/interface-icons.tsx';
import type { Office } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { mapHref } from './map-link.ts';
import { OfficeClock } from './office-clock.tsx';
import { unbrokenTimes } from './unbroken-times.ts';

/** A way to reach somebody, with a button that copies it. */
export function Reach({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <p className="reach">
      {icon}
      <span>{children}</span>
      <CopyButton text={text} label={t`Copy ${text}`} doneLabel={t`Copied`} failedLabel={t`Could not be copied`} />
    </p>
  );
}

/** Number and address as links that telephone and mail program understand. */
export const telHref = (phoneNumber: string): string => `tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`;

/** An address to write to; where it does not fit a line it breaks before the host. */
export function MailLink({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />
      {host === undefined ? null : `@${host}`}
    </a>
  );
}

/** Leads to the office in a map application, in a new tab. */
export function MapLink({ office }: { office: Office }) {
  const locale = useLocale();
  const city = textIn(locale, office.city);
  return (
    <a className="about-link" href={mapHref(office, locale)} target="_blank" rel="noopener noreferrer">
      <Trans>Open in a map application</Trans>
      <VisuallyHidden>
        <Trans>{city}, opens in a new tab</Trans>
      </VisuallyHidden>
    </a>
  );
}

/** ABOUT-02: an office with its clock, address, telephone and e-mail. */
export function OfficeCard({ office, headingLevel }: { office: Office; headingLevel: 2 | 3 }) {
  const locale = useLocale();
  const Heading: 'h2' | 'h3' = `h${headingLevel}`;
  const address = textIn(locale, office.address);
  return (
    <article className="office ui-panel" id={office.id}>
      <header className="office-head">
        <Heading className="office-city">{textIn(locale, office.city)}</Heading>
        <p className="ui-muted">{textIn(locale, office.role)}</p>
      </header>
      <OfficeClock office={office} />
      <div>
        <Reach icon={<PhoneIcon size={20} />} text={office.phoneNumber}>
          <a href={telHref(office.phoneNumber)}>{office.phoneNumber}</a>
        </Reach>
        <Reach icon={<MailIcon size={20} />} text={office.email}>
          <MailLink email={office.email} />
        </Reach>
        <Reach icon={<PinIcon size={20} />} text={address}>
          {address}
        </Reach>
        <p className="reach reach-plain">
          <ClockIcon size={20} />
          <span>{unbrokenTimes(textIn(locale, office.hours))}</span>
        </p>
      </div>
      <MapLink office={office} />
    </article>
  );
}
