import { part } from '#client/lib/part.tsx';
import { loadSheet } from '#client/lib/sheet.tsx';
import type { EnquiryPanelProps } from './enquiry-panel.tsx';

/** The enquiry of a page; its code comes after what the page is about. */
export const Enquiry = part<EnquiryPanelProps>(async () => {
  const { EnquiryPanel, sheet } = await import('./enquiry-panel.tsx');
  await loadSheet(sheet);
  return EnquiryPanel;
});
