import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DataAge } from '#client/offline/data-age.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { officeList } from './about-query.ts';
import '#client/ui/badge.css';
import '#client/ui/copy-button.css';
import './about.css';
import '#client/ui/map.css';
import '#client/ui/panel.css';
import './office-map.css';
import './offices.css';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { NoOffices } from './no-offices.tsx';
import { OfficeCard } from './office-card.tsx';
import { OfficeMap } from './office-map.tsx';

/** ABOUT-02: all offices with their clocks, on the map and as a list. */
export function OfficesPage() {
  const { t } = useLingui();
  const query = useQuery(officeList());
  const offices = query.data?.rows;
  return (
    <div className="ui-wrap about-page">
      <SectionHeading
        level={1}
        title={<Trans>Offices</Trans>}
        lead={
          <Trans>
            Every office with its local time. Write to any of them: your message reaches the person who handles your
            shipment.
          </Trans>
        }
      />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {offices ? (
        <>
          {offices.length > 0 ? (
            <OfficeMap title={t`Our offices on a map of the world`} offices={offices} show="all" />
          ) : null}
          <ul className="office-grid">
            {offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} headingLevel={2} />
              </li>
            ))}
          </ul>
          {offices.length > 0 ? (
            <p className="ui-muted">
              <Trans>Opening times follow the regular week; public holidays are announced in the news.</Trans>
            </p>
          ) : (
            <NoOffices />
          )}
        </>
      ) : (
        <QueryPending query={query} queryKey={officeList().queryKey} />
      )}
    </div>
  );
}
