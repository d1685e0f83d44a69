import type { Random } from './random.js';

/** Field, three inks of a palette, and `shade`, a little of `b` on the field. */
export type Ink = 'field' | 'a' | 'b' | 'c' | 'shade';

/** A path in one ink. Shapes are drawn in list order. */
export interface PathShape {
  kind: 'path';
  ink: Ink;
  d: string;
  /** Line width instead of a surface. */
  stroke?: number | undefined;
  /** Round ends, which make a line of length 0 a disc. */
  round?: boolean | undefined;
  /** Even-odd fill rule. */
  evenOdd?: boolean | undefined;
  /** Translucent ink, for light fields only. */
  overprint?: boolean | undefined;
}

/** A character of the title as a shape. */
export interface GlyphShape {
  kind: 'glyph';
  ink: Ink;
  text: string;
  x: number;
  y: number;
  size: number;
  /** Outline width instead of a surface. */
  stroke?: number | undefined;
}

export type Shape = PathShape | GlyphShape;

/** Input of a composition: size, random numbers and properties of the poster. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
  /** Too dark for overprinting. */
  dark: boolean;
  /** Character of the title, or '' without a title. */
  character: string;
}

export type Family = (canvas: Canvas) => Shape[];

export const fill = (ink: Ink, d: string): PathShape => ({ kind: 'path', ink, d });

export const line = (ink: Ink, stroke: number, d: string): PathShape => ({
  kind: 'path',
  ink,
  d,
  stroke: tenth(stroke),
});

/** Discs as lines of length 0, with a seventh of the bytes of outlines. */
export const discs = (
  ink: Ink,
  diameter: number,
  centres: readonly (readonly [x: number, y: number])[],
): PathShape => ({
  ...line(ink, diameter, centres.map(([x, y]) => path`M${x} ${y}h0`).join('')),
  round: true,
});

/** Rounds to one decimal: below half a pixel on the largest screen, at a third of the bytes. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data with numbers rounded to one decimal. */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((d, part, index) => {
    const number = numbers[index];
    return d + part + (number === undefined ? '' : tenth(number));
  }, '');
}

// All outlines run clockwise, so that shapes of a path do not cut holes.
export const rectangle = (x: number, y: number, width: number, height: number) =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x: number, y: number, radius: number) =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Integers from 0 to count - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Joins the results of `draw` for 0 to count - 1. */
export const repeat = (count: number, draw: (index: number) => string) => range(count).map(draw).join('');
