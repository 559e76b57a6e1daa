import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'app.localhost.',
  '127.0.0.1',
  '127.255.0.9',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::FFFF:127.0.0.1',
  // As a browser writes it in an address.
  '[::ffff:7f00:1]',
])('H27 %s is this machine', (host) => expect(isLoopback(host)).toBe(true));

it.each([
  '',
  '.localhost',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '127.example',
  '127.0.0.999',
  'evil-localhost',
  '[localhost]',
  '10.0.0.1',
  '0.0.0.0',
  '::',
  '[::2]',
  '::ffff:10.0.0.1',
  'fe80::1%eth0',
])('H27 %j may be any', (host) => expect(isLoopback(host)).toBe(false));
