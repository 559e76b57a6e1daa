import { readNumbers } from '#domain/tracking/read-numbers.ts';

/** Detector of the Shape Detection API, which the platform's types lack so far. */
interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>;
}

type DetectorKind = new () => Detector;

function kindNamed(name: 'BarcodeDetector' | 'TextDetector'): DetectorKind | null {
  const kind: unknown = Reflect.get(globalThis, name);
  return typeof kind === 'function' ? (kind as DetectorKind) : null;
}

/** Whether this browser reads barcodes, or even letters, from a picture and has a camera to take one with. */
export function canScan(): boolean {
  const reads = kindNamed('BarcodeDetector') !== null || kindNamed('TextDetector') !== null;
  return reads && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Reads numbers from pictures: barcodes of papers and, where the browser reads letters, the number on a box. */
export function createReader(): (picture: HTMLVideoElement | ImageBitmap) => Promise<string | null> {
  const detectors = (['BarcodeDetector', 'TextDetector'] as const).flatMap((name) => {
    const Kind = kindNamed(name);
    return Kind === null ? [] : [new Kind()];
  });
  return async (picture) => {
    // A detector may be there in name only, without the service of the system behind it.
    const found = await Promise.all(detectors.map((detector) => detector.detect(picture).catch(() => [])));
    const { numbers } = readNumbers(
      found
        .flat()
        .map(({ rawValue }) => rawValue)
        .join('\n'),
    );
    return numbers[0] ?? null;
  };
}
