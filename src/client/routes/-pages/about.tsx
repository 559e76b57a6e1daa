import { getRouteApi } from '@tanstack/react-router';
import { ContactPage as Contact } from '#client/features/about/contact-page.tsx';
import { PartnersPage as Partners } from '#client/features/about/partners-page.tsx';
import { ContactDialog } from '#client/features/contact/contact-dialog.tsx';
import { ExpertPage as Expert } from '#client/features/experts/expert-page.tsx';
import { HelpPage as Help } from '#client/features/help/help-page.tsx';

export { OfficesPage } from '#client/features/about/offices-page.tsx';
export { ExpertTeamPage } from '#client/features/experts/expert-team-page.tsx';
export { MilestonesPage } from '#client/features/milestones/milestones-page.tsx';

const contact = getRouteApi('/aboutus/contactus');
const expert = getRouteApi('/expertteam/expertsshow/$id');
const help = getRouteApi('/help');
const partners = getRouteApi('/aboutus/partners');

/** The contact page with the dialog that a message is written in. */
export function ContactPage() {
  const { write } = contact.useSearch();
  const navigate = contact.useNavigate();
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false });
  return (
    <>
      <Contact />
      <ContactDialog write={write} onClose={close} />
    </>
  );
}

/** One expert. */
export function ExpertPage() {
  return <Expert id={expert.useParams().id} />;
}

/** Questions and answers. */
export function HelpPage() {
  return <Help search={help.useSearch()} />;
}

/** The partners, by name and trade. */
export function PartnersPage() {
  return <Partners search={partners.useSearch()} />;
}
