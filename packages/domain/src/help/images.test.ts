import { describe, expect, test } from 'vitest';
import { upload } from '../constants.js';
import { checkPhoto } from './images.js';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [part])));

describe('§5 the card-front image must be an image file, by its content', () => {
  test.each([
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe1)],
    ['PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
    ['HEIC', bytes(0, 0, 0, 24, 'ftypheic')],
  ])('%s is one', (_name, head) => {
    expect(checkPhoto(head, 1000)).toBeNull();
    expect(checkPhoto(head, upload.maxPhotoBytes)).toBeNull();
    expect(checkPhoto(head, upload.maxPhotoBytes + 1)).toBe('tooLarge');
  });

  test.each([
    ['nothing', bytes()],
    ['a PDF', bytes('%PDF-1.7')],
    ['an SVG', bytes('<svg xmlns=')],
    ['a video', bytes(0, 0, 0, 24, 'ftypisom')],
    ['a sound', bytes('RIFF', 0, 0, 0, 0, 'WAVE')],
  ])('%s is none', (_name, head) => {
    expect(checkPhoto(head, 1000)).toBe('wrongType');
  });
});
