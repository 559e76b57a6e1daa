import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { companyInfo, officeList, streetMap } from '#client/features/about/about-query.ts';
import { contactSearch } from '#client/features/about/about-search.ts';
import { ContactPage } from '#client/features/about/contact-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';
import { partWithWords } from '#client/i18n/part-with-words.tsx';
import { prefetch } from '#client/offline/prefetch.ts';

const part = partWithWords(['start', 'contact']);
const ContactDialog = part(async () => (await import('#client/features/contact/contact-dialog.tsx')).ContactDialog, {
  overlay: true,
});

export const Route = createFileRoute('/aboutus/contactus')({
  validateSearch: contactSearch,
  // The page stands without each of them, and a message can be written without a network.
  loader: ({ context: { queryClient } }) =>
    Promise.allSettled([
      prefetch(queryClient, officeList()),
      prefetch(queryClient, companyInfo()),
      prefetch(queryClient, streetMap()),
    ]),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Contact us`,
      description: msg`Telephone, e-mail, address, map and message form of Harbourway, and all offices with their hours.`,
      path: '/aboutus/contactus',
    }),
  component: Page,
});

function Page() {
  const { write } = Route.useSearch();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false });
  return (
    <>
      <ContactPage />
      <ContactDialog write={write} onClose={close} />
    </>
  );
}
