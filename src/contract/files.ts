import * as z from 'zod/mini';
import { uuid } from './account-fields.ts';
import { childType, moduleType } from './content.ts';
import { DATASETS } from './datasets.ts';
import { defineRoute } from './route.ts';

/** ENT-02: what an upload answers. `path` is an address of this site; `fileId` is what other calls name the file by. */
export const fileResult = z.object({ fileId: z.string(), path: z.string() });
export type FileResult = z.infer<typeof fileResult>;

export const fileId = z.string().check(z.regex(/^[\w-]{10,40}$/));

/**
 * Further fields of the form: where the picture belongs. With `common` and `user-avatar` it is cut to a square for a
 * person's picture.
 */
export const uploadFields = z.strictObject({
  moduleType: z.optional(moduleType),
  type: z.optional(childType),
  id: z.optional(z.string().check(z.maxLength(80))),
});
export type UploadFields = z.infer<typeof uploadFields>;

const uploadRoute = <const Name extends string>(name: Name, path: `/${string}`, summary: string) =>
  defineRoute({
    name,
    method: 'POST',
    path,
    summary,
    token: true,
    access: 'session',
    form: true,
    response: fileResult,
  });

/** FORM-04: one picture a call, in the field `file`; it is drawn anew, so that nothing else in it survives. */
export const fileUpload = uploadRoute('files.upload', '/tFile/uploadfile', 'Uploads a picture');
/** FORM-04: the same by its other name. */
export const imageUpload = uploadRoute('files.uploadImage', '/file/new/upload', 'Uploads a picture');

/**
 * One picture for an enquiry that is to be sent, in the field `file`, with its own `id`; the `Idempotency-Key` is the
 * enquiry's. Nobody has to be logged in, but the enquiry's sender must have been verified, else `not-verified`. The same
 * picture again is the same file, also when the enquiry has been taken. Whoever sends no enquiry with it loses it after
 * two days.
 */
export const enquiryPhotoUpload = defineRoute({
  name: 'files.uploadForEnquiry',
  method: 'POST',
  path: '/bEmailUs/uploadPhoto',
  summary: 'Uploads a picture for an enquiry',
  token: false,
  form: true,
  response: z.object({ fileId: z.string() }),
});

/** The fields that the form of such a picture holds besides it. */
export const enquiryPhotoFields = z.strictObject({ id: uuid });

/** Of one's own files only; `type` is the module type and `id` the candidate's, as the specification has them. */
export const fileDelete = defineRoute({
  name: 'files.delete',
  method: 'POST',
  path: '/tFile/deletefile',
  summary: 'Deletes a file of one’s own',
  token: true,
  access: 'session',
  body: z.strictObject({
    fileId,
    type: z.optional(z.string().check(z.maxLength(40))),
    id: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: z.boolean(),
});

/**
 * CALL-06: `fileName` is the id of a file of one’s own. The header `download-filename` says how it should be saved.
 * `delete` is heard only for a temporary export: a GET must not destroy.
 */
export const fileDownload = defineRoute({
  name: 'files.download',
  method: 'GET',
  path: '/common/download',
  summary: 'Downloads a file of one’s own',
  token: true,
  access: 'session',
  query: z.object({ fileName: fileId, delete: z.optional(z.enum(['true', 'false'])) }),
  file: true,
  response: z.unknown(),
});

/** The tables of the dictionary as text that spreadsheets read: `ports.csv` and so on. */
const RESOURCES = DATASETS.map((dataset) => `${dataset}.csv` as const);

export const resourceDownload = defineRoute({
  name: 'downloads.resource',
  method: 'GET',
  path: '/common/download/resource',
  summary: 'Downloads a table of the dictionary',
  token: false,
  query: z.object({ resource: z.enum(RESOURCES) }),
  file: true,
  response: z.unknown(),
});

export const zipDownload = defineRoute({
  name: 'downloads.zip',
  method: 'GET',
  path: '/common/download/zip/dictionary',
  summary: 'Downloads all tables of the dictionary in one archive',
  token: false,
  file: true,
  response: z.unknown(),
});
