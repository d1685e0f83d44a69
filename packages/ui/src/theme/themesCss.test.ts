import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { themesCss } from './designTokens.js';

test('the colours of the demonstration’s pages are up to date (`npm run tokens`)', () => {
  const file = fileURLToPath(new URL('../../../../fake-api/public/themes.css', import.meta.url));
  expect(readFileSync(file, 'utf8')).toBe(themesCss());
});
