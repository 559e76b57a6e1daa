import '#client/ui/badge.css';
import '#client/ui/tone.css';
import './hs.css';
import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./hs-codes.tsx')).hsCodesTable;

/** Hits, filters and foot of the table of HS codes (DICT-02). */
export const HsCodesBody = tableBody(table);

/** One entry of it. */
export const HsCodePage = entryPage(table, async () => (await import('./hs-detail.tsx')).HsDetail);
