import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { PinIcon } from '#client/ui/icons/freight-icons.tsx';
import { ClockIcon, MailIcon, PhoneIcon } from '#client/ui/icons/interface-icons.tsx';
import type { Office } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import type { CompanyInfo } from '#contract/site.ts';
import { MailLink, MapLink, Reach, telHref } from './office-card.tsx';
import { OfficeClock } from './office-clock.tsx';
import { unbrokenTimes } from './unbroken-times.ts';

/** ABOUT-02: name, telephone, e-mail and address of the company, with the clock of its head office. */
export function CompanyCard({ company, head }: { company: CompanyInfo; head: Office | undefined }) {
  const locale = useLocale();
  const address = textIn(locale, company.address);
  return (
    <section className="office ui-panel contact-company" aria-labelledby="contact-company">
      <h2 id="contact-company" className="office-city">
        {textIn(locale, company.companyName)}
      </h2>
      {head ? <OfficeClock office={head} /> : null}
      <div>
        {company.phoneNumber === '' ? null : (
          <Reach icon={<PhoneIcon size={20} />} text={company.phoneNumber}>
            <a className="contact-number" href={telHref(company.phoneNumber)}>
              {company.phoneNumber}
            </a>
          </Reach>
        )}
        {company.email === '' ? null : (
          <Reach icon={<MailIcon size={20} />} text={company.email}>
            <MailLink email={company.email} />
          </Reach>
        )}
        {address === '' ? null : (
          <Reach icon={<PinIcon size={20} />} text={address}>
            {address}
          </Reach>
        )}
        {head ? (
          <p className="reach reach-plain">
            <ClockIcon size={20} />
            <span>{unbrokenTimes(textIn(locale, head.hours))}</span>
          </p>
        ) : null}
      </div>
      {head ? <MapLink office={head} /> : <Trans>Please call for directions.</Trans>}
    </section>
  );
}
