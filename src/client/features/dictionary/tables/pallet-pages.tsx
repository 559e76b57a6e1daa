import '#client/ui/badge.css';
import '#client/ui/tone.css';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/container-drawing.css';
import './pallets.css';
import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./pallets.tsx')).palletsTable;

/** Hits, filters and foot of the table of pallet sizes (DICT-05). */
export const PalletsBody = tableBody(table);

/** One entry of it. */
export const PalletPage = entryPage(table, async () => (await import('./pallet-detail.tsx')).PalletDetail);
