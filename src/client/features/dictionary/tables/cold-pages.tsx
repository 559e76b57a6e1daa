import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/thermo-scale.css';
import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./cold-box.tsx')).coldBoxTable;

/** Hits, filters and foot of the table of cold box products (DICT-04). */
export const ColdBoxBody = tableBody(table);

/** One entry of it. */
export const ColdProductPage = entryPage(table, async () => (await import('./cold-detail.tsx')).ColdDetail);
