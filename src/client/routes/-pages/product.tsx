import { getRouteApi } from '@tanstack/react-router';
import { EnquiryPanel } from '#client/features/enquiry/enquiry-panel.tsx';
import { ProductPage } from '#client/features/product/product-page.tsx';

const air = getRouteApi('/product/airtransport');
const land = getRouteApi('/product/landtransport');
const multimodal = getRouteApi('/product/multimodaltransport');
const sea = getRouteApi('/product/seatransport');

/** Air freight. */
export function AirPage() {
  return (
    <ProductPage missing={air.useLoaderData().missing} mode="airtransport" enquiry={<EnquiryPanel type="air" />} />
  );
}

/** Road freight. */
export function LandPage() {
  return (
    <ProductPage missing={land.useLoaderData().missing} mode="landtransport" enquiry={<EnquiryPanel type="land" />} />
  );
}

/** Multimodal freight. */
export function MultimodalPage() {
  const { missing } = multimodal.useLoaderData();
  return <ProductPage missing={missing} mode="multimodaltransport" enquiry={<EnquiryPanel type="combined" />} />;
}

/** Sea freight. */
export function SeaPage() {
  return (
    <ProductPage missing={sea.useLoaderData().missing} mode="seatransport" enquiry={<EnquiryPanel type="sea" />} />
  );
}
