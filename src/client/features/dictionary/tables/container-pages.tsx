import '#client/ui/drawings/drawing.css';
import '#client/ui/drawings/container-drawing.css';
import './containers.css';
import { entryPage, tableBody } from '../parts.tsx';

const table = async () => (await import('./containers.tsx')).containersTable;

/** Hits, filters and foot of the table of containers (DICT-03). */
export const ContainersBody = tableBody(table);

/** One entry of it. */
export const ContainerPage = entryPage(table, async () => (await import('./container-detail.tsx')).ContainerDetail);
