/** The size of a picture, as its head gives it. */
export interface Dimensions {
  width: number;
  height: number;
  /**
   * Bytes that lie in memory before it is made smaller. None where it is read row by row at a part of its size, as usual
   * JPEGs are: those that come in several passes, and PNGs, are not.
   */
  unpacked: number;
}

const PALETTE = 3;
/** Samples of a pixel by PNG's kind of colour, with the transparency that may be added to it. */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 2, 2: 4, [PALETTE]: 4, 4: 2, 6: 4 };
const PNG_HEAD = 29;

function ofPng(bytes: Buffer): Dimensions | null {
  if (bytes.length < PNG_HEAD || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour] = [bytes.readUInt8(24), bytes.readUInt8(25)];
  const samples = PNG_SAMPLES[colour];
  return samples === undefined ? null : { width, height, unpacked: width * height * samples * Math.ceil(depth / 8) };
}

const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Frames that are read in one pass at a part of their size, if their first scan holds all of their colours. */
const PLAIN_FRAMES = new Set([0xc0, 0xc1, 0xc9]);
const SCAN = 0xda;
const BLOCK = 8;
/** Of a number in a block of a frame that comes in passes. */
const COEFFICIENT_BYTES = 2;

interface Frame {
  marker: number;
  precision: number;
  width: number;
  height: number;
  /** By how much each colour is finer than the coarsest, across and down. */
  sampling: readonly { across: number; down: number }[];
}

function frameIn(marker: number, segment: Buffer): Frame | null {
  const colours = segment.length < 6 ? 0 : segment.readUInt8(5);
  if (colours === 0 || segment.length < 6 + colours * 3) return null;
  return {
    marker,
    precision: segment.readUInt8(0),
    height: segment.readUInt16BE(1),
    width: segment.readUInt16BE(3),
    sampling: Array.from({ length: colours }, (_, colour) => {
      const both = segment.readUInt8(7 + colour * 3);
      return { across: both >> 4, down: both & 15 };
    }),
  };
}

function coefficients({ width, height, sampling }: Frame): number {
  const most = (one: 'across' | 'down') => Math.max(...sampling.map((colour) => colour[one]));
  const [across, down] = [most('across'), most('down')];
  const blocks = sampling.map(
    (colour) => Math.ceil((width * colour.across) / across / BLOCK) * Math.ceil((height * colour.down) / down / BLOCK),
  );
  return blocks.reduce((all, one) => all + one, 0) * BLOCK * BLOCK * COEFFICIENT_BYTES;
}

function ofJpeg(bytes: Buffer): Dimensions | null {
  let frame: Frame | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    // Markers may be filled up, and what lies between two segments is passed over, as the library does.
    const marker = bytes.readUInt8(at + 1);
    const alone = marker === 0 || marker === 0xff || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
    if (bytes.readUInt8(at) !== 0xff || alone) {
      at += 1;
      continue;
    }
    const segment = bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2));
    if (FRAMES.has(marker)) frame ??= frameIn(marker, segment);
    if (marker === SCAN && frame !== null && segment.length > 0) {
      const { width, height, sampling, precision } = frame;
      const plain = PLAIN_FRAMES.has(frame.marker) && precision === 8 && segment.readUInt8(0) === sampling.length;
      return { width, height, unpacked: plain ? 0 : coefficients(frame) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Reads the head of a picture; null where there is none. */
export function dimensionsOf(bytes: Buffer, kind: 'png' | 'jpeg'): Dimensions | null {
  return kind === 'png' ? ofPng(bytes) : ofJpeg(bytes);
}
