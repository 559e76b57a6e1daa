import { percentEncode } from '#server/percent-encode.ts';

/** A file as an answer; see {@link dispositionHeaders} for its name. */
export class FileAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  readonly fileName: string;

  constructor(body: Buffer, contentType: string, fileName: string) {
    this.body = body;
    this.contentType = contentType;
    this.fileName = fileName;
  }
}

/**
 * CALL-06: the headers by which a file is saved and not shown: its name, percent-encoded, for the page that asked, and the
 * same for a browser that was led here. The policy keeps it from running as a page in any case.
 */
export function dispositionHeaders(fileName: string): Readonly<Record<string, string>> {
  const plain = fileName.replace(/[^\w.-]/g, '_').slice(0, 100);
  return {
    'download-filename': percentEncode(fileName),
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${percentEncode(fileName)}`,
  };
}
