import { randomBytes } from 'node:crypto';

/** A file of a form. */
interface Part {
  name: string;
  bytes: Buffer;
}

/** A `multipart/form-data` body as a browser makes it: files in the field `file`, then the other fields. */
export function formOf(files: readonly Part[], fields: Readonly<Record<string, string>> = {}) {
  const boundary = `----form${randomBytes(12).toString('hex')}`;
  const chunks: Buffer[] = [];
  for (const { name, bytes } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
    chunks.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  for (const [name, value] of Object.entries(fields)) {
    chunks.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, payload: Buffer.concat(chunks) };
}
