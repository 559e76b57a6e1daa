import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCamera } from './camera.ts';

/** A camera that is let on at once, and an element that shows it or does not. */
function camera(play: () => Promise<void> = async () => undefined) {
  const track = { stop: vi.fn() };
  const stream = { getTracks: () => [track] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  const video: Partial<HTMLVideoElement> = { srcObject: null, play };
  return { track, video: video as HTMLVideoElement };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('TRACK-01 the camera', () => {
  it('tells the number in its picture, and stays on until it is stopped', async () => {
    const { track, video } = camera();
    const number = Promise.withResolvers<string>();
    const stop = readCamera(video, {
      read: async () => 'CSQU3054383',
      onFound: number.resolve,
      onFailure: number.reject,
    });
    expect(await number.promise).toBe('CSQU3054383');
    expect(track.stop).not.toHaveBeenCalled();
    stop();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('is off where its picture cannot be shown', async () => {
    const { track, video } = camera(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await new Promise<void>((resolve, reject) => {
      readCamera(video, { read: async () => null, onFound: reject, onFailure: resolve });
    });
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('is off, and says nothing, where it was let on after the dialog was closed', async () => {
    const { track, video } = camera();
    const onFailure = vi.fn();
    readCamera(video, { read: async () => null, onFound: onFailure, onFailure })();
    await expect.poll(() => track.stop).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
  });
});
