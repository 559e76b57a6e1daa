import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { OwnRows, RowsView } from './own-rows.ts';
import type { QuestionRow } from './questions.ts';
import { type OwnShipments, ownShipments } from './watch.ts';
import type { WatchedRow } from './watched.ts';

const READING = { kind: 'reading' } as const;

function useRows<Row>(rows: OwnRows<Row>): RowsView<Row> {
  return useSyncExternalStore(
    rows.subscribe,
    () => rows.view,
    () => READING,
  );
}

/** The watch-list of whoever is logged in, as it lies on this device, and what changes it. */
export function useWatched(): { view: RowsView<WatchedRow>; own: OwnShipments } {
  const own = ownShipments(useQueryClient());
  return { view: useRows(own.watched.rows), own };
}

/** The numbers that wait for a connection, newest first, and what changes them. */
export function useQuestions(): { view: RowsView<QuestionRow>; own: OwnShipments } {
  const own = ownShipments(useQueryClient());
  return { view: useRows(own.questions.rows), own };
}
