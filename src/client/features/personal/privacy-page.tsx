import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import { WithRecord } from './with-record.tsx';

/** Page about the data stored for the account: its export, the consents given, and its deletion. */
export function PrivacyPage() {
  return (
    <>
      <SectionHeading level={1} title={<Trans>Privacy and data</Trans>} />
      <WithRecord>
        {(record) => (
          <>
            <ExportSection />
            <ConsentSection record={record} />
            <DeletionSection record={record} />
          </>
        )}
      </WithRecord>
    </>
  );
}
