/** A picture is read so often, in milliseconds; more would only warm the device. */
const EVERY_MS = 250;

/** Callbacks of a camera session: how a picture is read, and how the session ends. */
interface CameraTask {
  /** Finds a number in the present picture; null when there is none. */
  read(video: HTMLVideoElement): Promise<string | null>;
  onFound(number: string): void;
  /** The camera gives no picture. */
  onFailure(): void;
}

/** Shows the camera and reads its pictures until a number is found or the function is called that is given back. */
export function readCamera(video: HTMLVideoElement, { read, onFound, onFailure }: CameraTask): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = async () => {
    const found = await read(video);
    if (over) return;
    if (found === null) timer = setTimeout(() => void look(), EVERY_MS);
    else onFound(found);
  };
  const begin = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Closed while the visitor was still asked whether the camera may be used.
    if (over) return stop();
    video.srcObject = stream;
    await video.play();
    await look();
  };
  begin().catch(() => {
    if (over) return;
    // A camera whose picture nobody sees must not stay on.
    stop();
    onFailure();
  });
  return stop;
}
