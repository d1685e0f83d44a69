import { expect, test } from 'vitest';
import { deviceNames } from './device.js';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1', 'Safari', 'macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 CriOS/150.0 Safari/604.1',
    'Chrome',
    'iOS',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox', 'Android'],
  ['', 'other', 'other'],
] as const)('%s is a device of %s on %s', (userAgent, browser, system) => {
  expect(deviceNames(userAgent)).toEqual({ browser, system });
});
