import { interests } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { drawPoster } from './posterPicture.js';

test('§2 the poster of an event is a PNG picture of 1200 by 630, the same each time', async () => {
  for (const interest of interests) {
    const file = await drawPoster(`${interest}-1`, interest);
    expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Width and height in the PNG header.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeGreaterThan(3000);
    expect(file.length).toBeLessThan(200_000);
  }
  expect((await drawPoster('a', 'dance')).equals(await drawPoster('a', 'dance'))).toBe(true);
  expect((await drawPoster('a', 'dance')).equals(await drawPoster('b', 'dance'))).toBe(false);
});
