import { expect, it } from 'vitest';
import { deviceLabel } from './device-label.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604', 'Safari, iPhone'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0', 'WeChat, Android'],
  ['curl/8.0', ''],
  ['', ''],
])('PERS-01 the owner knows the device again: %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
