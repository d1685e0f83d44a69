import { describe, expect, it } from 'vitest';
import { contrast, grey } from './contrast.js';
import { colourOf, contrastNeeded, pairs } from './pairs.js';
import { palettes } from './palettes.js';
import { type Theme, themes } from './themes.js';

const everyTheme: [name: string, theme: Theme][] = Object.entries(themes);

describe.each(everyTheme)('§2 contrast themes: %s', (_name, { colours, monochrome }) => {
  it.each(pairs)('%s on %s reaches %d:1', (front, back, need) => {
    const needed = contrastNeeded(need, monochrome);
    expect(contrast(colourOf(colours, front), colourOf(colours, back))).toBeGreaterThanOrEqual(needed);
  });

  it('has one focus ring that reaches 3:1 on every surface', () => {
    for (const back of Object.values(colours.bg)) {
      const best = Math.max(contrast(colours.focus.inner, back), contrast(colours.focus.outer, back));
      expect(best, back).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(everyTheme)('§4 grayscale: %s', (_name, { colours }) => {
  it.each(pairs)('%s on %s still reaches %d:1', (front, back, need) => {
    const shown = contrast(grey(colourOf(colours, front)), grey(colourOf(colours, back)));
    expect(shown).toBeGreaterThanOrEqual(need);
  });
});

describe('pairs', () => {
  const named = new Set(pairs.flat());
  const roles = Object.entries(themes.default.colours).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}.${name}`),
  );
  // Hair rules are decorative, so their contrast is not required.
  it.each(roles.filter((role) => role !== 'border.hair'))('%s is in one of them', (role) => {
    expect(named).toContain(role);
  });
});

describe.each(everyTheme.filter(([, { monochrome }]) => monochrome))('%s, a monochrome theme', (_name, { colours }) => {
  it('has no third colour', () => {
    const used = new Set(Object.values(colours).flatMap((group) => Object.values(group)));
    expect(used.size).toBe(2);
  });
});

describe('poster palettes', () => {
  it.each(Object.entries(palettes))('%s sets type at 4.5:1 or better on its field', (_name, { field, type }) => {
    expect(contrast(type, field)).toBeGreaterThanOrEqual(4.5);
  });
});
