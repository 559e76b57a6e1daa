import { useQuery, useQueryClient } from '@tanstack/react-query';
import { infoOf } from '#client/offline/session/refresh-role.ts';
import { deviceSession, useSession } from '#client/offline/session/session.ts';
import type { UserRecord } from '#contract/users.ts';
import { ownRecord } from './own-queries.ts';

/** PERS-01: the own record as far as it is there, and how old it is. Nothing is asked while nobody is logged in. */
export function useOwnRecord() {
  const session = useSession();
  return useQuery({ ...ownRecord(), enabled: session !== null });
}

/** Takes over a record the server has just answered with: for these pages, and for the frame's name and picture. */
export function useTakeRecord(): (record: UserRecord) => void {
  const client = useQueryClient();
  return (record) => {
    client.setQueryData(ownRecord().queryKey, record);
    deviceSession.update(infoOf(record));
  };
}

/** Takes over what an answer of the server means for the record, where it does not bring the record itself. */
export function usePatchRecord(): (patch: Partial<UserRecord>) => void {
  const client = useQueryClient();
  return (patch) => client.setQueryData(ownRecord().queryKey, (record) => (record ? { ...record, ...patch } : record));
}
