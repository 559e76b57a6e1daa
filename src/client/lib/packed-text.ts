/** Maximum unpacked size in bytes; a larger text is not ours: a small address can hold a very long row of zeros. */
const UNPACKED_MAX = 200_000;

/** How the text was packed: the browser's deflate, or not at all where the browser has none. */
const DEFLATED = 'z';
const PLAIN = 'p';

function toAddress(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromAddress(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

async function readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    size += step.value.byteLength;
    if (size > UNPACKED_MAX) {
      await reader.cancel();
      throw new Error('Too long');
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** Packs text into letters that an address can carry: about a third of its length. */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + toAddress(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return DEFLATED + toAddress(await readAll(stream));
}

/** The text that was packed; null for anything else, cut off, foreign or swollen. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const bytes = fromAddress(packed.slice(1));
    if (packed[0] === PLAIN) return bytes.length > UNPACKED_MAX ? null : new TextDecoder().decode(bytes);
    if (packed[0] !== DEFLATED) return null;
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream));
  } catch {
    return null;
  }
}
