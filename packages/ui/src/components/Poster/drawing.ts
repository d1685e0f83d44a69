import type { Random } from './random.js';

/** The field's colour, the three inks of a palette, and `shade`, which is a little of `b` over the field. */
export type Ink = 'field' | 'a' | 'b' | 'c' | 'shade';

/** One path in one ink. A family draws a list of shapes, the first one at the bottom. */
export interface PathShape {
  kind: 'path';
  ink: Ink;
  d: string;
  /** A line of this width instead of a surface. */
  stroke?: number | undefined;
  /** Round ends, which turn a line of no length into a disc. */
  round?: boolean | undefined;
  /** Leaves every second layer open where shapes overlap. */
  evenOdd?: boolean | undefined;
  /** Prints over the shapes below as a translucent ink. Only for light fields. */
  overprint?: boolean | undefined;
}

/** A character of the title as a picture. */
export interface GlyphShape {
  kind: 'glyph';
  ink: Ink;
  text: string;
  x: number;
  y: number;
  size: number;
  /** An outline of this width instead of a surface. */
  stroke?: number | undefined;
}

export type Shape = PathShape | GlyphShape;

/** The input of a family: its box, its random numbers and the facts of the poster. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
  /** Whether the field is too dark for overprinting, which would swallow the ink. */
  dark: boolean;
  /** The character of the title that a family may draw, or '' without a title. */
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

/** Discs of one size, each drawn as a line of no length. This takes a seventh of the bytes of an outline. */
export const discs = (
  ink: Ink,
  diameter: number,
  centres: readonly (readonly [x: number, y: number])[],
): PathShape => ({
  ...line(ink, diameter, centres.map(([x, y]) => path`M${x} ${y}h0`).join('')),
  round: true,
});

/**
 * Rounds to one decimal. On 500 units this is less than half a pixel on the largest screen, with a third of the bytes.
 */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data from commands and numbers with one decimal. */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((d, part, index) => {
    const number = numbers[index];
    return d + part + (number === undefined ? '' : tenth(number));
  }, '');
}

// All outlines run clockwise, so that the shapes of one path do not cut holes into each other.
export const rectangle = (x: number, y: number, width: number, height: number) =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x: number, y: number, radius: number) =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** The numbers 0 to count - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Joins the results of `draw` for the numbers 0 to count - 1. */
export const repeat = (count: number, draw: (index: number) => string) => range(count).map(draw).join('');
