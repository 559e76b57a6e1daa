import { expect, it } from 'vitest';
import { localOrigin } from './local-origin.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['box.example', 'http://box.example:8080'],
])('a server on %s is reached at %s', (host, origin) => {
  expect(localOrigin(host, 8080)).toBe(origin);
});
