import { upload } from '../constants.js';

/** Number of leading bytes that `checkPhoto` needs. */
export const photoHeadBytes = 16;

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

const begins = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** Brands of HEIC files (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'mif1'];

/** Whether a file starts like JPEG, PNG, WebP or HEIC. File names are not reliable (spec §5). */
const isPhoto = (head: Uint8Array): boolean =>
  begins(head, 0xff, 0xd8, 0xff) ||
  begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') ||
  (ascii(head, 4, 8) === 'ftyp' && heicBrands.includes(ascii(head, 8, 12)));

/** The reason for rejecting a photo of a card (spec §5 "must be an image file"). */
export type PhotoProblem = 'wrongType' | 'tooLarge';

/**
 * Checks a photo before redaction.
 * @param head the first `photoHeadBytes` bytes
 * @param size bytes of the file
 * @returns null for a valid photo
 */
export function checkPhoto(head: Uint8Array, size: number): PhotoProblem | null {
  if (!isPhoto(head)) return 'wrongType';
  return size > upload.maxPhotoBytes ? 'tooLarge' : null;
}
