import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClass } from '#client/ui/button-class.ts';
import { PhoneIcon } from '#client/ui/icons/interface-icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { routeQuery } from './route-query.ts';

function CallLink({ phoneNumber }: { phoneNumber: string }) {
  return (
    <a className={buttonClass({ variant: 'quiet' })} href={`tel:${phoneNumber.replaceAll(' ', '')}`}>
      <PhoneIcon size={20} />
      {phoneNumber}
    </a>
  );
}

/** The way to a person that needs no connection; nothing where the device does not know the number. */
export function ByTelephone() {
  const { data: company } = useQuery({ ...routeQuery('site.company', {}), enabled: false });
  if (!company?.phoneNumber) return null;
  return (
    <p>
      <CallLink {...company} />
    </p>
  );
}

/** Stands in the place of what the site does not offer, as it is not set up: our telephone number. */
export function CallInstead({ title }: { title: ReactNode }) {
  const { data: company } = useQuery(routeQuery('site.company', {}));
  return (
    <Notice title={title} actions={company?.phoneNumber ? <CallLink {...company} /> : undefined}>
      <Trans>Please call us: our team will do it with you.</Trans>
    </Notice>
  );
}
