import '#client/ui/badge.css';
import '#client/ui/tone.css';
import '#client/ui/notice.css';
import '#client/ui/drawings/incoterm-chart.css';
import './trade.css';
import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./trade-terms.tsx')).tradeTermsTable;

/** Hits, filters and foot of the table of trade terms (DICT-05). */
export const TradeTermsBody = tableBody(table);

/** One entry of it. */
export const TradeTermPage = entryPage(table, async () => (await import('./trade-detail.tsx')).TradeDetail);
