import fp from 'fastify-plugin';
import { enquiryPhotoUpload, fileDelete, fileDownload, fileUpload, imageUpload } from '#contract/files.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { EnquiryPhotos } from './enquiry-photos.ts';
import type { FileService } from './service.ts';

/** The calls of files, and the address at which pictures are shown. */
export const fileRoutes = fp<{ files: FileService; photos: EnquiryPhotos }>(
  async (app, { files, photos }) => {
    app.mount(enquiryPhotoUpload, { handle: (_input, call) => photos.upload(call) });
    app.mount(fileUpload, { handle: (_input, call) => files.upload(call.by, call) });
    app.mount(imageUpload, { handle: (_input, call) => files.upload(call.by, call) });
    app.mount(fileDelete, { handle: ({ body }, { by }) => files.remove(by, body.fileId).then(() => true) });
    app.mount(fileDownload, {
      handle: ({ query }, call) => files.download(call.by, query.fileName, query.delete === 'true', call),
    });

    app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      const { id } = request.params;
      app.limitWork(request);
      const picture = /^[\w-]{10,40}$/.test(id) ? await files.picture(id) : null;
      if (picture === null) throw new Problem('not-found');
      // Not kept by any cache: it goes from the device when its owner logs out. Never run as a page, whatever it holds.
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(picture.mediaType)
        .send(picture.bytes);
    });
  },
  { name: 'files', dependencies: ['contract', 'uploads'] },
);
