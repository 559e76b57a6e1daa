import { ACCOUNT_FILES_MAX, ACCOUNT_FILES_MAX_MB } from '#contract/account-limits.ts';
import { type FileResult, type UploadFields, uploadFields } from '#contract/files.ts';
import type { StoragePort } from '#server/adapters/storage/port.ts';
import { inTurns } from '#server/in-turn.ts';
import type { Authorized } from '#server/plugins/access.ts';
import type { Call } from '#server/plugins/contract.ts';
import { FileAnswer } from '#server/plugins/file-answer.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { Sender } from '#server/plugins/sender.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import type { Form } from '#server/plugins/uploads.ts';
import { newId } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import type { FileKeeper } from './keep.ts';
import { ownName } from './own-name.ts';
import { redraw } from './picture.ts';
import type { FileRepo, NewFile, Room, StoredFile } from './repo.ts';

const PICTURE = 'image';
const EXPORT = 'export';

const EXPORT_MS = 3_600_000;
/** How long an export is there for, in seconds. */
export const EXPORT_SECONDS = EXPORT_MS / 1000;

/** An export is whole in memory, up to all that an account may keep. */
const inTurn = inTurns({ atOnce: 1, waitingMax: 50, retryAfter: 20 });

const ROOM = { files: ACCOUNT_FILES_MAX, bytes: ACCOUNT_FILES_MAX_MB * 1024 * 1024 };

type Owner = Authorized<'session'>;

interface Deps {
  repo: FileRepo;
  storage: StoragePort;
  keeper: FileKeeper;
  limits: SharedLimits;
  clock: () => number;
}

/** Makes the service of uploaded pictures and own exports. */
export function createFileService({ repo, storage, keeper, limits, clock }: Deps) {
  type Described = Omit<NewFile, 'id' | 'size' | 'createdAt'>;

  async function store(file: Described, bytes: Buffer, room: Room | null): Promise<string> {
    const id = newId();
    const kept = await keeper.keep({ ...file, id, size: bytes.length, createdAt: new Date(clock()) }, bytes, room);
    if (kept === 'full') throw new Problem('files-full');
    return id;
  }

  async function ownFile({ actor }: Owner, id: string): Promise<StoredFile> {
    const file = await repo.byId(id);
    if (file?.accountId !== actor.accountId) throw new Problem('not-found');
    return file;
  }

  /** Before a picture is taken, which would be in vain; it is counted when it is stored. */
  async function requireRoom({ actor }: Owner): Promise<void> {
    const { count, bytes } = await repo.totals(actor.accountId, PICTURE);
    if (count >= ROOM.files || bytes >= ROOM.bytes) throw new Problem('files-full');
  }

  function fieldsOf(form: Form): UploadFields {
    const fields = uploadFields.safeParse(form.fields);
    if (fields.success) return fields.data;
    const path = `body.${fields.error.issues[0]?.path.join('.') ?? ''}`.replace(/\.$/, '');
    throw misfit(path, 'notOneOf');
  }

  async function take({ actor }: Owner, form: Form, sender: Sender): Promise<FileResult> {
    const { moduleType = null, type = null, id: candidateId = null } = fieldsOf(form);
    const { file } = form;
    if (file === null) throw misfit('body.file', 'required');
    const { bytes, mediaType } = await redraw(file, type === 'user-avatar' ? 'avatar' : 'picture', sender);
    const fileId = await store(
      {
        accountId: actor.accountId,
        kind: PICTURE,
        moduleType,
        type,
        candidateId,
        mediaType,
        name: ownName(file.name, mediaType),
        expiresAt: null,
      },
      bytes,
      ROOM,
    );
    return { fileId, path: `/files/${fileId}` };
  }

  return {
    /** FORM-04. Throws `files-full`, `file-format`, `file-heic`, `file-size`, `file-count`, `validation`, `too-many-requests`. */
    async upload(by: Owner, call: Call): Promise<FileResult> {
      await limits.take(['upload-account-day', by.actor.accountId]);
      return requireRoom(by)
        .then(() => call.form((form) => take(by, form, call.sender)))
        .catch((error: unknown) => {
          const reason = error instanceof Problem ? error.code : 'internal';
          logSecurity(call.log, 'upload.refused', { account: by.actor.accountId, address: call.address, reason });
          throw error;
        });
    },

    /** Throws `not-found` for somebody else's file as for one that does not exist. */
    async remove(by: Owner, id: string): Promise<void> {
      await ownFile(by, id);
      await keeper.erase(id);
    },

    /** Whether this is a picture of the account's own that may become its avatar. */
    async isOwnAvatar({ actor }: Owner, id: string): Promise<boolean> {
      const file = await repo.byId(id);
      return file !== null && file.accountId === actor.accountId && file.type === 'user-avatar';
    },

    /** A file of one's own to save; an export is removed when it has been sent, if that is asked for. Throws `not-found`. */
    async download(by: Owner, id: string, remove: boolean, { whenSent }: Pick<Call, 'whenSent'>): Promise<FileAnswer> {
      const file = await ownFile(by, id);
      if (file.expiresAt !== null && file.expiresAt.getTime() <= clock()) throw new Problem('not-found');
      const bytes = await storage.get(id);
      if (bytes === null) throw new Problem('not-found');
      if (remove && file.kind === EXPORT) whenSent(() => keeper.erase(id));
      return new FileAnswer(bytes, file.mediaType, file.name);
    },

    /** A picture to show, to whoever knows its id; null for anything else. */
    async picture(id: string): Promise<{ bytes: Buffer; mediaType: string } | null> {
      const file = await repo.byId(id);
      if (file === null || file.kind !== PICTURE) return null;
      const bytes = await storage.get(id);
      return bytes === null ? null : { bytes, mediaType: file.mediaType };
    },

    /** Makes exports one after the other, keeps each for an hour and gives the name to download it by. */
    storeExport: (
      { actor }: Owner,
      name: string,
      { by, signal }: Sender,
      make: () => Promise<Buffer>,
    ): Promise<string> => {
      const work = async () => {
        const bytes = await make();
        const expiresAt = new Date(clock() + EXPORT_MS);
        const elsewhere = { moduleType: null, type: null, candidateId: null };
        const { accountId } = actor;
        return store(
          { ...elsewhere, accountId, kind: EXPORT, name, mediaType: 'application/zip', expiresAt },
          bytes,
          null,
        );
      };
      return inTurn(work, { by, signal });
    },

    /** The account's pictures with their bytes, for its export: the next is read when the one before is done with. */
    async *own({ actor }: Owner): AsyncGenerator<StoredFile & { bytes: Buffer }> {
      for (const file of await repo.of(actor.accountId, PICTURE)) {
        const bytes = await storage.get(file.id);
        if (bytes !== null) yield { ...file, bytes };
      }
    },
  };
}

export type FileService = ReturnType<typeof createFileService>;
