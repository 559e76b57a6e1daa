import { CONTACT_KEEP_DAYS, UPLOAD_MAX_FILES } from '#contract/account-limits.ts';
import { enquiryPhotoFields } from '#contract/files.ts';
import type { Attachment } from '#server/adapters/mail/port.ts';
import type { StoragePort } from '#server/adapters/storage/port.ts';
import type { Tx } from '#server/db/client.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import { sourceOf } from '#server/plugins/address-limits.ts';
import type { Call } from '#server/plugins/contract.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { Sender } from '#server/plugins/sender.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import type { Form } from '#server/plugins/uploads.ts';
import { logSecurity } from '#server/security-log.ts';
import type { FileKeeper } from './keep.ts';
import { ownName } from './own-name.ts';
import { redraw } from './picture.ts';
import type { FileRepo } from './repo.ts';

const KIND = 'enquiry-photo';
const ROOM = { files: UPLOAD_MAX_FILES, bytes: Number.POSITIVE_INFINITY };
const DAY_MS = 86_400_000;
/** Longer than a verification holds; a picture without its enquiry goes then. */
const WAITING_MS = 2 * DAY_MS;

/** The name of a picture's file; the device makes the picture's own id. */
const fileIdOf = (photoId: string): string => `p-${photoId.toLowerCase()}`;

interface Deps {
  repo: FileRepo;
  storage: StoragePort;
  keeper: FileKeeper;
  verification: Pick<VerificationService, 'isVerified'>;
  limits: SharedLimits;
  clock: () => number;
}

/** Makes the service of pictures that come with enquiries, from people who have no account. */
export function createEnquiryPhotos({ repo, storage, keeper, verification, limits, clock }: Deps) {
  /** Whether a picture is there; throws `key-reused` when it belongs to another enquiry. */
  async function isPresent(id: string, enquiryId: string): Promise<boolean> {
    const present = await repo.byId(id);
    if (present !== null && present.candidateId !== enquiryId) throw new Problem('key-reused');
    return present !== null;
  }

  async function take(enquiryId: string, verified: boolean, form: Form, sender: Sender): Promise<string> {
    const fields = enquiryPhotoFields.safeParse(form.fields);
    const { file } = form;
    if (!fields.success) throw misfit('body.id', 'required');
    if (file === null) throw misfit('body.file', 'required');
    const id = fileIdOf(fields.data.id);
    // The answer to the first time may have been lost.
    if (await isPresent(id, enquiryId)) return id;
    if (!verified) throw new Problem('not-verified');
    if ((await repo.countFor(KIND, enquiryId)) >= UPLOAD_MAX_FILES) throw new Problem('file-count');
    const { bytes, mediaType } = await redraw(file, 'picture', sender);
    const now = clock();
    const described = {
      id,
      kind: KIND,
      accountId: null,
      moduleType: null,
      type: null,
      candidateId: enquiryId,
      mediaType,
      name: ownName(file.name, mediaType),
      size: bytes.length,
      createdAt: new Date(now),
      expiresAt: new Date(now + WAITING_MS),
    };
    const kept = await keeper.keep(described, bytes, ROOM);
    if (kept === 'full') throw new Problem('file-count');
    if (kept === 'foreign') throw new Problem('key-reused');
    return id;
  }

  return {
    /**
     * Takes a picture for the enquiry of the call's key. Throws `not-verified`, before anything is read where the enquiry
     * has no picture, `file-format`, `file-heic`, `file-size`, `file-count`, `validation`, `too-many-requests`.
     */
    async upload(call: Call): Promise<{ fileId: string }> {
      const { idempotencyKey, address, log, sender } = call;
      await limits.take(['upload-address-day', sourceOf(address)]);
      if (idempotencyKey === null) throw new Problem('not-verified');
      const verified = await verification.isVerified('enquiry', idempotencyKey);
      // The verification went with an enquiry whose answer was lost: its pictures come again before it does.
      if (!verified && (await repo.countFor(KIND, idempotencyKey)) === 0) throw new Problem('not-verified');
      return call
        .form(async (form) => ({ fileId: await take(idempotencyKey, verified, form, sender) }))
        .catch((error: unknown) => {
          const reason = error instanceof Problem ? error.code : 'internal';
          logSecurity(log, 'upload.refused', { address, reason });
          throw error;
        });
    },

    /**
     * Keeps pictures for as long as their enquiry, in the transaction that stores it, and gives their files. Throws
     * `validation` when one of them is not there or not this enquiry's.
     */
    async keep(tx: Tx, enquiryId: string, photoIds: readonly string[]): Promise<string[]> {
      const ids = [...new Set(photoIds.map(fileIdOf))];
      if (ids.length === 0) return [];
      const end = new Date(clock() + CONTACT_KEEP_DAYS * DAY_MS);
      if ((await repo.keepUntil(tx, KIND, enquiryId, ids, end)) === ids.length) return ids;
      throw misfit('body.photos', 'notOneOf');
    },

    /** A stored file as it goes with a mail; null when it is gone. */
    async attachment(id: string): Promise<Attachment | null> {
      const [file, bytes] = await Promise.all([repo.byId(id), storage.get(id)]);
      return file === null || bytes === null ? null : { name: file.name, mediaType: file.mediaType, bytes };
    },
  };
}

export type EnquiryPhotos = ReturnType<typeof createEnquiryPhotos>;
