import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { WithRecord } from './with-record.tsx';

/** PERS-03: the own picture, basic and company information. */
export function DetailsPage() {
  return (
    <>
      <SectionHeading
        level={1}
        title={<Trans>My details</Trans>}
        lead={<Trans>We use what you enter here to answer you and to prepare your documents.</Trans>}
      />
      <WithRecord>
        {(record) => (
          <>
            <AvatarSection record={record} />
            <DetailsForm key={record.id} record={record} />
          </>
        )}
      </WithRecord>
    </>
  );
}
