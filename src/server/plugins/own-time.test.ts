import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveTime, hasOwnTime, holdTime } from './own-time.ts';

const server = createServer();
let line: Socket;
let request: IncomingMessage;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  line = connect(address.port, address.address);
  line.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{');
  [request] = await once(server, 'request');
});
afterEach(async () => {
  vi.useRealTimers();
  line.destroy();
  server.close();
  await once(server, 'close');
});

it('S30 ends a body that is not there after the time it was given, and not before', async () => {
  giveTime(request, () => 60_000);
  vi.advanceTimersByTime(59_999);
  expect([request.destroyed, hasOwnTime(request.socket)]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  line.resume();
  await once(line, 'close');
  expect(request.destroyed).toBe(true);
});

it('S30 is for one body: what follows over the same connection has the time of everything else', async () => {
  giveTime(request, () => 60_000);
  line.write('"" ');
  request.resume();
  await once(request, 'end');
  expect(hasOwnTime(request.socket)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(request.socket.destroyed).toBe(false);
});

it('H3 gives more time the more of a body has come, and none to one that stops', async () => {
  giveTime(request, (received) => 1000 + received * 500);
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  line.write('""');
  while (body.length < 3) await once(request, 'data');
  vi.advanceTimersByTime(1999);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  line.resume();
  await once(line, 'close');
  expect(request.destroyed).toBe(true);
});

it('H3 uses up nothing of it while a body waits for its turn', () => {
  holdTime(request);
  vi.advanceTimersByTime(600_000);
  expect([request.destroyed, hasOwnTime(request.socket)]).toEqual([false, true]);
});
