import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './listen.ts';

/** A line with a round trip (ms) and rates (bits per second), shared by all connections over it. */
export interface LineSpeed {
  roundTripMs: number;
  downBps: number;
  upBps: number;
  /** By how much a round trip is longer or shorter than that, at most; ms. */
  jitterMs?: number;
  /** Share of the packets that are lost and sent again; what follows on the same connection waits for them. */
  loss?: number;
}

/** Slow 4G as Lighthouse means it. */
export const SLOW_4G: LineSpeed = { roundTripMs: 150, downBps: 1_638_400, upBps: 675_000 };

/** Small enough that connections share the line in turns, large enough not to measure timers. */
const PIECE = 4096;
/** Payload of a packet, in bytes. */
const PACKET = 1460;

/** One direction of a line: what is sent waits for what was sent before it, by whichever connection. */
class Direction {
  #free = 0;
  readonly #bps: number;
  readonly #line: LineSpeed;

  constructor(bps: number, line: LineSpeed) {
    this.#bps = bps;
    this.#line = line;
  }

  /** How long what is sent now is on its way, without waiting for its turn. */
  #delay(bytes: number): number {
    const { roundTripMs, jitterMs = 0, loss = 0 } = this.#line;
    let delay = (roundTripMs + (2 * Math.random() - 1) * jitterMs) / 2;
    // Missed after a round trip, and again after twice as long.
    for (let sent = 0; sent < bytes; sent += PACKET)
      for (let wait = roundTripMs; Math.random() < loss; wait *= 2) delay += wait;
    return delay;
  }

  /** Resolves when the last bit of so many bytes has arrived at the other end. */
  async carry(bytes: number): Promise<void> {
    const now = performance.now();
    this.#free = Math.max(this.#free, now) + (bytes * 8000) / this.#bps;
    await sleep(this.#free - now + this.#delay(bytes));
  }
}

async function pump(from: Socket, to: Socket, direction: Direction): Promise<void> {
  // Pieces travel beside each other and arrive in order: the delay is that of the line, once.
  let last: Promise<void> = Promise.resolve();
  try {
    for await (const data of from) {
      const bytes = data as Buffer;
      for (let start = 0; start < bytes.length; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE);
        const carried = direction.carry(piece.length);
        last = last.then(() => carried).then(() => void to.write(piece));
      }
    }
    await last;
    to.end();
  } catch {
    to.destroy();
  }
}

/**
 * Puts a slow line before a server of this machine, below HTTP: opening a connection costs a round trip as it does on a
 * real line, which the browser's own emulation leaves out. Gives its address and a function that ends it.
 */
export async function startSlowLine(target: string, speed: LineSpeed): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(target);
  const down = new Direction(speed.downBps, speed);
  const up = new Direction(speed.upBps, speed);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    // The handshake: the first byte waits for a whole round trip.
    void sleep(speed.roundTripMs).then(() => pump(client, upstream, up));
    void pump(upstream, client, down);
  });
  const ownPort = await listen(server);
  return {
    url: `http://127.0.0.1:${ownPort}`,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
