import { tenth } from './drawing.js';
import { hash } from './random.js';

export const sheet = { width: 500, height: 707 };
/** Heights of art without title, by aspect. */
export const artHeights = { portrait: sheet.height, square: 500, landscape: 320 };
const margin = 25;
const measure = 448;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SetLine {
  text: string;
  x: number;
  y: number;
  size: number;
  middle?: boolean | undefined;
}

/** Box of the art and lines of the title. Text is on the field only. */
export interface Layout {
  art: Box;
  type: SetLine[];
}

/** Widths of Archivo at 75 %, weight 900, in em. Averages suffice, because lines are fitted. */
function englishWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[iljI.,:;'’!|]/.test(letter)) width += 0.27;
    else if (/[frt ()-]/.test(letter)) width += 0.36;
    else if (/[mwMW—]/.test(letter)) width += 0.78;
    else if (/[A-Z0-9&]/.test(letter)) width += 0.57;
    else width += 0.5;
  }
  return width;
}

const isHalfWidth = (letter: string) => letter.charCodeAt(0) < 0x2e80;

const chineseWidth = (text: string) => [...text].reduce((width, letter) => width + (isHalfWidth(letter) ? 0.6 : 1), 0);

/** Maximum characters of an upright column; more would be unreadably small. */
const longestColumn = 7;

function sideLayout(letters: string[]): Layout {
  const size = Math.min(108, Math.floor(560 / letters.length) - 4);
  const set = letters.map((text, index) => ({
    text,
    x: 426,
    y: tenth(34 + size * 0.88 + index * (size + 4)),
    size,
    middle: true,
  }));
  return { art: { x: 0, y: 0, width: 352, height: sheet.height }, type: set };
}

/** One of three layouts by event id: title at the bottom, top or side (Chinese only). */
export function layoutOf(seed: string, lines: readonly string[], lang: string): Layout {
  const chinese = lang !== 'en';
  const choice = (['bottom', 'top', 'side'] as const)[(hash(seed) >>> 16) % 3];
  const letters = [...lines.join('')];
  const canStand = chinese && letters.length <= longestColumn && !letters.some(isHalfWidth);
  if (choice === 'side' && canStand) return sideLayout(letters);

  const widest = Math.max(1, ...lines.map(chinese ? chineseWidth : englishWidth));
  const cap = chinese ? (lines.length > 1 ? 92 : 118) : 84;
  const size = Math.min(cap, Math.floor(measure / widest));
  const leading = size * (chinese ? 1.1 : 0.95);
  const block = lines.length * leading + 48;
  const atTop = choice !== 'bottom';
  const first = (atTop ? 30 : sheet.height - block + 26) + size * 0.86;
  const type = lines.map((text, index) => ({ text, x: margin, y: tenth(first + index * leading), size }));
  const height = tenth(sheet.height - block);
  return { art: { x: 0, y: atTop ? tenth(block) : 0, width: sheet.width, height }, type };
}
