import { bwColours } from '@first-gong/ui/themes';
import type { InkBar } from './bars.js';

/** Why redaction failed: unreadable photo, too many pixels, or a browser that alters canvas output. */
export type CoverFault = 'unreadable' | 'tooManyPixels' | 'notDrawn';

export class CoverError extends Error {
  readonly why: CoverFault;
  constructor(why: CoverFault, message: string) {
    super(message);
    this.why = why;
  }
}

/** Pixels of the longer side: enough to read eight digits, and a few hundred KB. */
const LONGEST = 1600;

/**
 * Pixels of ink beyond the visible edge. Downscaling mixes neighbouring pixels, so a trace of the digits is just
 * outside the bar.
 */
const BLEED = 2;

/**
 * Draws a new picture with the bars. It has no covered pixels and no metadata of the file.
 * @throws CoverError
 */
export async function coverWithInk(photo: Blob, bars: readonly InkBar[], maxPixels: number): Promise<Blob> {
  const image = await read(photo, maxPixels);
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new CoverError('notDrawn', 'The browser gave no canvas to draw the covered picture on.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.fillStyle = bwColours.text.primary;
  for (const bar of bars) {
    const left = Math.floor(bar.x * canvas.width) - BLEED;
    const top = Math.floor(bar.y * canvas.height) - BLEED;
    const right = Math.ceil((bar.x + bar.width) * canvas.width) + BLEED;
    const bottom = Math.ceil((bar.y + bar.height) * canvas.height) + BLEED;
    context.fillRect(left, top, right - left, bottom - top);
  }
  const picture = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new CoverError('notDrawn', 'The covered picture could not be written.')),
      'image/jpeg',
      0.9,
    );
  });
  if (!(await holdsInk(picture, bars))) throw new CoverError('notDrawn', 'The covered picture does not hold the bars.');
  return picture;
}

/** Maximum brightness of a covered pixel, of 255: JPEG is inexact at edges. */
const DARK = 64;

/**
 * Decodes the picture and checks that each bar is black. Some browsers alter canvas output against fingerprinting; they
 * must not send the digits.
 */
async function holdsInk(picture: Blob, bars: readonly InkBar[]): Promise<boolean> {
  const image = await read(picture, LONGEST * LONGEST);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  context.drawImage(image, 0, 0);
  return bars.every((bar) => {
    const left = Math.round(bar.x * canvas.width);
    const top = Math.round(bar.y * canvas.height);
    const width = Math.max(1, Math.round(bar.width * canvas.width));
    const height = Math.max(1, Math.round(bar.height * canvas.height));
    const { data } = context.getImageData(left, top, width, height);
    return data.every((value, index) => index % 4 === 3 || value <= DARK);
  });
}

/** A small file can decode to a picture that fills the memory. */
export const hasTooManyPixels = ({ naturalWidth, naturalHeight }: HTMLImageElement, most: number): boolean =>
  naturalWidth * naturalHeight > most;

/** Loads the photo with its EXIF rotation, as the browser shows it. @throws CoverError */
async function read(photo: Blob, maxPixels: number): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(photo);
  try {
    const image = new Image();
    const unreadable = new CoverError('unreadable', 'The browser cannot read the photo.');
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(unreadable);
      image.src = url;
    });
    if (hasTooManyPixels(image, maxPixels)) throw new CoverError('tooManyPixels', 'The photo has too many pixels.');
    await image.decode().catch(() => Promise.reject(unreadable));
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
