import { type FileResult, type UploadFields, uploadFields } from '#contract/files.ts';
import type { StoragePort } from '#server/adapters/storage/port.ts';
import type { Authorized } from '#server/plugins/access.ts';
import type { Call } from '#server/plugins/contract.ts';
import { FileAnswer } from '#server/plugins/file-answer.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import type { Form } from '#server/plugins/uploads.ts';
import { newId } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import { ownName } from './own-name.ts';
import { redraw } from './picture.ts';
import type { FileRepo, StoredFile } from './repo.ts';

const EXPORT_MS = 3_600_000;
/** How long an export is there for, in seconds. */
export const EXPORT_SECONDS = EXPORT_MS / 1000;

type Owner = Authorized<'session'>;

interface Deps {
  repo: FileRepo;
  storage: StoragePort;
  limits: SharedLimits;
  clock: () => number;
}

/** Makes the service of uploaded pictures and own exports. */
export function createFileService({ repo, storage, limits, clock }: Deps) {
  async function store(file: Omit<StoredFile, 'id' | 'size' | 'createdAt'>, bytes: Buffer): Promise<string> {
    const id = newId();
    // First the bytes: a row without them would be a file that cannot be read.
    await storage.put(id, bytes);
    await repo.add({ ...file, id, size: bytes.length, createdAt: new Date(clock()) });
    return id;
  }

  function fieldsOf(form: Form): UploadFields {
    const fields = uploadFields.safeParse(form.fields);
    if (fields.success) return fields.data;
    const path = `body.${fields.error.issues[0]?.path.join('.') ?? ''}`.replace(/\.$/, '');
    throw misfit(path, 'notOneOf');
  }

  async function take({ actor }: Owner, form: Form): Promise<FileResult> {
    const { moduleType = null, type = null, id: candidateId = null } = fieldsOf(form);
    const [file, ...more] = form.files;
    if (file === undefined) throw misfit('body.file', 'required');
    // One answer names one file.
    if (more.length > 0) throw new Problem('file-count');
    const { bytes, mediaType } = await redraw(file.name, file.bytes, type === 'user-avatar');
    const fileId = await store(
      {
        accountId: actor.accountId,
        kind: 'image',
        moduleType,
        type,
        candidateId,
        mediaType,
        name: ownName(file.name),
        expiresAt: null,
      },
      bytes,
    );
    return { fileId, path: `/files/${fileId}` };
  }

  return {
    /** FORM-04. Throws `file-format`, `file-size`, `file-count`, `validation`, `too-many-requests`. */
    async upload(by: Owner, call: Call): Promise<FileResult> {
      await limits.take(['upload-account-day', by.actor.accountId]);
      return call
        .form((form) => take(by, form))
        .catch((error: unknown) => {
          const reason = error instanceof Problem ? error.code : 'internal';
          logSecurity(call.log, 'upload.refused', { account: by.actor.accountId, address: call.address, reason });
          throw error;
        });
    },

    /** Throws `not-found` for somebody else's file as for one that does not exist. */
    async remove({ actor }: Owner, id: string): Promise<void> {
      if (!(await repo.remove(id, actor.accountId))) throw new Problem('not-found');
      await storage.remove(id);
    },

    /** Whether this is a picture of the account's own that may become its avatar. */
    async isOwnAvatar({ actor }: Owner, id: string): Promise<boolean> {
      const file = await repo.byId(id);
      return file !== null && file.accountId === actor.accountId && file.type === 'user-avatar';
    },

    /** A file of one's own to save; an export is removed with it when that is asked for. Throws `not-found`. */
    async download({ actor }: Owner, id: string, remove: boolean): Promise<FileAnswer> {
      const file = await repo.byId(id);
      const isOver = file?.expiresAt != null && file.expiresAt.getTime() <= clock();
      if (file === null || file.accountId !== actor.accountId || isOver) throw new Problem('not-found');
      const bytes = await storage.get(id);
      if (bytes === null) throw new Problem('not-found');
      if (remove && file.kind === 'export' && (await repo.remove(id, actor.accountId))) await storage.remove(id);
      return new FileAnswer(bytes, file.mediaType, file.name);
    },

    /** A picture to show, to whoever knows its id; null for anything else. */
    async picture(id: string): Promise<{ bytes: Buffer; mediaType: string } | null> {
      const file = await repo.byId(id);
      if (file === null || file.kind !== 'image') return null;
      const bytes = await storage.get(id);
      return bytes === null ? null : { bytes, mediaType: file.mediaType };
    },

    /** Keeps an export for an hour and gives the name to download it by. */
    storeExport: ({ actor }: Owner, name: string, bytes: Buffer): Promise<string> =>
      store(
        {
          accountId: actor.accountId,
          kind: 'export',
          moduleType: null,
          type: null,
          candidateId: null,
          name,
          mediaType: 'application/zip',
          expiresAt: new Date(clock() + EXPORT_MS),
        },
        bytes,
      ),

    /** The account's pictures with their bytes, for its export. */
    async own({ actor }: Owner) {
      const rows = (await repo.of(actor.accountId)).filter(({ kind }) => kind === 'image');
      return Promise.all(rows.map(async (row) => ({ ...row, bytes: await storage.get(row.id) })));
    },

    /** Removes exports that are over and files whose account is gone. */
    async removeOver(): Promise<void> {
      for (const id of await repo.removeOver(new Date(clock()))) await storage.remove(id);
    },
  };
}

export type FileService = ReturnType<typeof createFileService>;
