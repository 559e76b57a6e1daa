import { getRouteApi } from '@tanstack/react-router';
import { EnquiryPanel } from '#client/features/enquiry/enquiry-panel.tsx';
import { HomePage as Home } from '#client/features/home/home-page.tsx';

const route = getRouteApi('/home');

/** HOME-01: the home page with the form that asks for a rate. */
export function HomePage() {
  return <Home content={route.useLoaderData()} enquiry={<EnquiryPanel type={null} />} />;
}
