import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataAge } from '#client/offline/data-age.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { companyInfo, officeList } from './about-query.ts';
import '#client/ui/badge.css';
import '#client/ui/copy-button.css';
import '#client/ui/disclosure.css';
import './about.css';
import '#client/ui/map.css';
import '#client/ui/panel.css';
import './office-map.css';
import './contact.css';
import './offices.css';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { CompanyCard } from './company-card.tsx';
import { ContactBelow } from './contact-below.tsx';
import { ContactMap } from './contact-map.tsx';

/** ABOUT-02: how to reach the company: company info, message, map of the address, and the other offices. */
export function ContactPage() {
  const { t } = useLingui();
  const { codes } = useOffered();
  const company = useQuery(companyInfo());
  const query = useQuery(officeList());
  const offices = query.data?.rows;
  return (
    <>
      <div className="ui-wrap about-page contact-page">
        <SectionHeading
          level={1}
          title={<Trans>Contact us</Trans>}
          lead={
            <Trans>
              Our team will reply in person. If your cargo is under way, have the B/L or container number at hand.
            </Trans>
          }
          action={
            codes ? (
              <Link
                to="/aboutus/contactus"
                search={{ write: 'us' }}
                resetScroll={false}
                className={buttonClass({ variant: 'primary' })}
              >
                <Trans>Write a message</Trans>
              </Link>
            ) : null
          }
        />
        <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
        <div className="contact-columns">
          {company.data ? (
            <CompanyCard company={company.data} head={offices?.[0]} />
          ) : (
            <QueryPending query={company} queryKey={companyInfo().queryKey} />
          )}
          {offices && offices.length > 0 ? (
            <ContactMap offices={offices} />
          ) : query.isPending ? (
            <Skeleton shape="block" />
          ) : null}
        </div>
      </div>
      <ContactBelow offices={offices ?? []} label={t`Before you write`} />
    </>
  );
}
