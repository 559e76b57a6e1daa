import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/offline/route-query.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { MailIcon, PhoneIcon } from '#client/ui/icons/interface-icons.tsx';
import { normalizeContainerNumber } from '#domain/container-number.ts';
import { readNumbers } from '#domain/tracking/read-numbers.ts';

/** Says what this page does not know, and who does; the mail already names the number. */
export function AskAPerson({ typed }: { typed: string }) {
  const { t } = useLingui();
  const number = readNumbers(typed).numbers.join(', ') || normalizeContainerNumber(typed);
  const { data: company } = useQuery(routeQuery('site.company', {}));
  const subject = number ? t`Where is ${number}?` : t`Where is my cargo?`;
  return (
    <section className="track-ask" aria-labelledby="track-ask">
      <h2 id="track-ask">
        <Trans>Ask our team</Trans>
      </h2>
      <p className="ui-measure">
        <Trans>If the carrier shows nothing, our operations desk can find out: call us, or e-mail the number.</Trans>
      </p>
      {company ? (
        <p className="ui-row">
          <LinkButton variant="primary" href={`tel:${company.phoneNumber.replaceAll(' ', '')}`} icon={<PhoneIcon />}>
            {company.phoneNumber}
          </LinkButton>
          <LinkButton
            variant="secondary"
            href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
            icon={<MailIcon />}
          >
            {company.email}
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
}
