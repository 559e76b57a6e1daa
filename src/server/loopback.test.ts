import { expect, it } from 'vitest';
import { isLoopbackName } from './loopback.ts';

it.each(['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])(
  'H27 %s is this machine',
  (name) => expect(isLoopbackName(name)).toBe(true),
);

it.each([
  '',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil-localhost',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
])('H27 %j may be any', (name) => expect(isLoopbackName(name)).toBe(false));
