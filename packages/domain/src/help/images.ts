import { upload } from '../constants.js';

/** Bytes at the start of a file that `checkPhoto` reads. */
export const photoHeadBytes = 16;

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

const begins = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** The brands of HEIC files (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'mif1'];

/** Whether the first bytes of a file are those of a JPEG, PNG, WebP or HEIC image. Its name proves nothing (spec §5). */
const isPhoto = (head: Uint8Array): boolean =>
  begins(head, 0xff, 0xd8, 0xff) ||
  begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') ||
  (ascii(head, 4, 8) === 'ftyp' && heicBrands.includes(ascii(head, 8, 12)));

/** Why a file cannot be the photo of a card's front (spec §5 "must be an image file"). */
export type PhotoProblem = 'wrongType' | 'tooLarge';

/**
 * Checks a photo before it is shown for covering.
 * @param head its first `photoHeadBytes` bytes.
 * @param size its length in bytes.
 * @returns null for a photo that can be covered.
 */
export function checkPhoto(head: Uint8Array, size: number): PhotoProblem | null {
  if (!isPhoto(head)) return 'wrongType';
  return size > upload.maxPhotoBytes ? 'tooLarge' : null;
}
