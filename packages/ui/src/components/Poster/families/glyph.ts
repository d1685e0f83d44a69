import { type Family, fill, type GlyphShape, rectangle } from '../drawing.js';

/** A large character of the title, with a misregistered outline. */
export const glyph: Family = ({ width, height, random, character }) => {
  const size = Math.round(Math.min(width, height) * 1.12);
  const slip = 10 + random() * 16;
  const print = (x: number, y: number): Omit<GlyphShape, 'ink'> => ({ kind: 'glyph', text: character, x, y, size });
  const x = width / 2;
  const y = height * 0.5 + size * 0.36;
  return [
    fill('b', rectangle(width * 0.14, height * 0.12, width * 0.5, height * 0.76)),
    { ...print(x, y), ink: 'a' },
    { ...print(x + slip, y + slip), ink: 'c', stroke: 3 },
  ];
};
