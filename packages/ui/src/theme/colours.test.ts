import { describe, expect, it } from 'vitest';
import { bwColours, type Colours, defaultColours, nightColours } from './colours.js';
import { contrast, grey } from './contrast.js';
import { colourOf, pairs } from './pairs.js';
import { palettes } from './palettes.js';

const themes: Record<string, Colours> = { default: defaultColours, night: nightColours, bw: bwColours };

describe.each(Object.entries(themes))('§2 contrast themes: %s', (theme, colours) => {
  it.each(pairs)('%s on %s reaches %d:1', (front, back, need) => {
    // Black and white is for those who need the most: whatever is read reaches 7.
    const needed = theme === 'bw' && need >= 4.5 ? 7 : need;
    expect(contrast(colourOf(colours, front), colourOf(colours, back))).toBeGreaterThanOrEqual(needed);
  });

  it('has one focus ring that reaches 3:1 on every surface', () => {
    for (const back of Object.values(colours.bg)) {
      const best = Math.max(contrast(colours.focus.inner, back), contrast(colours.focus.outer, back));
      expect(best, back).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(Object.entries(themes))('§4 grayscale: %s', (_theme, colours) => {
  it.each(pairs)('%s on %s still reaches %d:1', (front, back, need) => {
    const shown = contrast(grey(colourOf(colours, front)), grey(colourOf(colours, back)));
    expect(shown).toBeGreaterThanOrEqual(need);
  });
});

describe('pairs', () => {
  const named = new Set(pairs.flat());
  const roles = Object.entries(defaultColours).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}.${name}`),
  );
  // Hair rules part what is told apart without them; nothing is known by them alone.
  it.each(roles.filter((role) => role !== 'border.hair'))('%s stands in one of them', (role) => {
    expect(named).toContain(role);
  });
});

describe('black and white', () => {
  it('has no third colour', () => {
    const used = new Set(Object.values(bwColours).flatMap((group) => Object.values(group)));
    expect([...used].sort()).toEqual(['#000000', '#ffffff']);
  });
});

describe('poster palettes', () => {
  it.each(Object.entries(palettes))('%s sets type at 4.5:1 or better on its field', (_name, { field, type }) => {
    expect(contrast(type, field)).toBeGreaterThanOrEqual(4.5);
  });
});
