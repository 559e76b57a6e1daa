import '#client/ui/disclosure.css';
import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/dg-label.css';
import './hazards.css';
import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./dangerous-goods.tsx')).dangerousGoodsTable;

/** Hits, filters and foot of the table of dangerous goods (DICT-05). */
export const DangerousGoodsBody = tableBody(table);

/** One entry of it. */
export const DangerousGoodPage = entryPage(table, async () => (await import('./dangerous-detail.tsx')).DangerousDetail);
