import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./ports.tsx')).portsTable;

/** Hits, filters and foot of the table of ports (DICT-01). */
export const PortsBody = tableBody(table);

/** One entry of it. */
export const PortPage = entryPage(table, async () => (await import('./port-detail.tsx')).PortDetail);
