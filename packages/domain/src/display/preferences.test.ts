import { expect, test } from 'vitest';
import { themes } from '../constants.js';
import { parseCardLayout, parseFontSize, parseTheme } from './preferences.js';

test('§3 §9 the themes are read as stored', () => {
  expect(themes.map(parseTheme)).toEqual(themes);
});

test('§3 §9 the three font sizes are read as numbers', () => {
  expect(['14', '16', '18'].map(parseFontSize)).toEqual([14, 16, 18]);
});

test('§2 §3 the two card layouts are read as stored', () => {
  expect(['optimized', 'comfortable'].map(parseCardLayout)).toEqual(['optimized', 'comfortable']);
});

test.each([undefined, null, '', 'toString', '15', ' 14', '14px', 'NIGHT'])(
  'each preference reads %s as its default',
  (text) => {
    expect([parseTheme(text), parseFontSize(text), parseCardLayout(text)]).toEqual(['default', 16, 'comfortable']);
  },
);
